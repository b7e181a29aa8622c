import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { migrations } from '#migrations/index.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '#testing/database/test-database.ts';
import { migrateDatabase } from './migrate.ts';

const opened: Client[] = [];
let database: TestDatabase;

afterEach(async () => {
  for (const client of opened.splice(0)) await client.end();
  await database.drop();
});

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  opened.push(client);
  return client;
}

async function ran(): Promise<string[]> {
  const client = await connect();
  const { rows } = await client.query<{ name: string }>(
    'select name from mikro_orm_migrations order by name',
  );
  return rows.map(({ name }) => name);
}

/** The database as a release before the last migration left it. */
async function forgetLast(client: Client): Promise<void> {
  await client.query('drop table readiness_checks');
  await client.query(`delete from mikro_orm_migrations where name like '%readiness-checks'`);
  await client.query('delete from sql_definitions');
}

const five = (): Promise<PromiseSettledResult<void>[]> =>
  Promise.allSettled(Array.from({ length: 5 }, () => migrateDatabase(database.url)));
const WELL = Array.from({ length: 5 }, () => ({ status: 'fulfilled', value: undefined }));
const all = migrations.map(({ name }) => name);

describe('migration', { timeout: 120_000 }, () => {
  it('five parallel migrations of an empty database run each step once', async () => {
    database = await createEmptyDatabase();
    expect(await five()).toEqual(WELL);
    expect(await ran()).toEqual(all);
  });

  it('five parallel migrations of a full database run the missing step once', async () => {
    database = await createTestDatabase();
    await forgetLast(await connect());
    expect(await five()).toEqual(WELL);
    expect(await ran()).toEqual(all);
  });

  it('a migration that finds a table in use releases its locks and tries again', async () => {
    database = await createTestDatabase();
    const user = await connect();
    await forgetLast(user);
    await user.query('begin');
    await user.query('lock table mikro_orm_migrations in share mode');
    const told: string[] = [];
    const gaveWay = Promise.withResolvers<undefined>();
    const tell = (message: string): void => {
      told.push(message);
      gaveWay.resolve(undefined);
    };
    const migrated = migrateDatabase(database.url, { tell, pauseMs: 10 });
    await gaveWay.promise;
    await user.query('commit');
    await migrated;
    expect(told[0]).toBe('A table is in use: the migration gives way, and tries again.');
    expect(await ran()).toEqual(all);
  });
});
