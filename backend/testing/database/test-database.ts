import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { expect, inject } from 'vitest';

export interface TestDatabase {
  readonly url: string;
  /** Removes the database, whoever is still connected. */
  readonly drop: () => Promise<void>;
}

/** A test database and one bare connection to it, which `drop` closes. */
export interface TestConnection extends TestDatabase {
  readonly client: pg.Client;
}

/** Money is tested on databases that sort texts as English does, like the usual images; all else sorts by bytes, like the embedded server. */
const OF_MONEY = /\/(?:modules\/billing|acceptance\/money)\/|\/money-crashes\./;
const GIVEN_LOCALE = process.env['TEST_LOCALE'];

/** A fresh, migrated database of its own, copied from one that is migrated once in a run. Call it in `beforeAll`. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyDatabase('template', async (url) => {
    const { migrateDatabase } = await import('#platform/persistence/migrate.ts');
    await migrateDatabase(url);
  });
}

/** As `createTestDatabase`, for tests that speak SQL. */
export async function connectTestDatabase(): Promise<TestConnection> {
  const { url, drop } = await createTestDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { url, client, drop: () => client.end().then(drop) };
}

/** A fresh database without any table, for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return copyDatabase('empty', async () => undefined);
}

/** `C` is by bytes. */
function localeOfTest(): string {
  return GIVEN_LOCALE ?? (OF_MONEY.test(expect.getState().testPath ?? '') ? 'en-US' : 'C');
}

async function copyDatabase(kind: string, prepare: (url: string) => Promise<void>): Promise<TestDatabase> {
  const locale = localeOfTest();
  const sorted = locale === 'C' ? '' : `_${locale.replaceAll('-', '_').toLowerCase()}`;
  const template = `${inject('databasePrefix')}_${kind}${sorted}`;
  const name = `${inject('databasePrefix')}_${randomBytes(6).toString('hex')}`;
  await withServer(async (client) => {
    // Test files run in several processes: one prepares the template, the others wait for it.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    await ensureTemplate(client, template, locale, prepare);
    // Copied as files: through the log, which nothing here is restored from, it takes three times as long.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  });
  const drop = () =>
    withServer(async (client) => {
      await waitForClosing(client, name);
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    });
  return { url: databaseUrl(name), drop };
}

/** A look every 20 ms, for up to two seconds: whoever is connected then was never closed. */
const CLOSING_LOOKS = 100;

/**
 * A pool says that it has ended before the server has seen its connections close. Cut off in that moment, a connection
 * throws where nobody listens and fails the whole run.
 */
async function waitForClosing(client: pg.Client, name: string): Promise<void> {
  for (let look = 0; look < CLOSING_LOOKS; look += 1) {
    const connected = await client.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1 LIMIT 1', [name]);
    if (connected.rows.length === 0) return;
    await setTimeout(20);
  }
}

async function ensureTemplate(
  client: pg.Client,
  name: string,
  locale: string,
  prepare: (url: string) => Promise<void>,
): Promise<void> {
  const found = await client.query<{ ready: boolean }>(
    'SELECT datistemplate AS ready FROM pg_database WHERE datname = $1',
    [name],
  );
  if (found.rows[0]?.ready) return;
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  const sorting = locale === 'C' ? '' : `TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE '${locale}'`;
  await client.query(`CREATE DATABASE ${name} ${sorting}`);
  await prepare(databaseUrl(name));
  await client.query(`ALTER DATABASE ${name} IS_TEMPLATE true`);
}

async function withServer<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: inject('databaseServerUrl') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(name: string): string {
  const url = new URL(inject('databaseServerUrl'));
  url.pathname = `/${name}`;
  return url.href;
}
