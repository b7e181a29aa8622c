import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { expect, inject } from 'vitest';

export interface TestDatabase {
  readonly url: string;
  /** Drops the database, even with open connections. */
  readonly drop: () => Promise<void>;
}

/** A test database with one plain connection, which `drop` closes. */
export interface TestConnection extends TestDatabase {
  readonly client: pg.Client;
}

/**
 * Tests of money use databases with English sort order, like the usual images. All others sort by bytes, like
 * the embedded server.
 */
const OF_MONEY = /\/(?:modules\/billing|acceptance\/money)\/|\/money-crashes\./;
const GIVEN_LOCALE = process.env['TEST_LOCALE'];

/** A new migrated database, copied from a template that is migrated once per run. Call it in `beforeAll`. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyDatabase('template', async (url) => {
    const { migrateDatabase } = await import('#platform/persistence/migrate.ts');
    await migrateDatabase(url);
  });
}

/** Like `createTestDatabase`, for tests that use SQL. */
export async function connectTestDatabase(): Promise<TestConnection> {
  const { url, drop } = await createTestDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { url, client, drop: () => client.end().then(drop) };
}

/** A new database without tables, for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return copyDatabase('empty', async () => undefined);
}

/** `C` sorts by bytes. */
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
    // Copied as files: through the write-ahead log, which tests do not need, it takes three times as long.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  });
  const drop = () =>
    withServer(async (client) => {
      await waitForClosing(client, name);
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    });
  return { url: databaseUrl(name), drop };
}

/** Checks every 20 ms for up to two seconds: a connection that is still open then was never closed. */
const CLOSING_LOOKS = 100;

/**
 * A pool reports its end before the server has seen its connections close. Dropping the database in that
 * moment would throw in a connection without listeners and fail the whole run.
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
