import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { DatabaseWatch } from './database-watch.ts';

let database: TestDatabase;
let watch: DatabaseWatch;
beforeAll(async () => {
  database = await createTestDatabase();
  watch = new DatabaseWatch(database.url, pino({ level: 'silent' }));
});
afterAll(async () => {
  await watch.stop();
  await database.drop();
});

it('a flood of readiness checks writes one row once, and the next check writes again', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const writes = () => query.mock.calls.filter(([text]) => text.includes('readiness_checks')).length;
  const told = await Promise.all(Array.from({ length: 500 }, () => watch.takesWrites()));
  expect(new Set(told)).toEqual(new Set([true]));
  expect(writes()).toBe(1);
  expect(await watch.takesWrites()).toBe(true);
  expect(writes()).toBe(2);
  query.mockRestore();
});

it('a readiness check needs new space on the disk, because its row always fits on the page that it has', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const fresh = new DatabaseWatch(database.url, pino({ level: 'silent' }));
  const name = new URL(database.url).pathname.slice(1);
  onTestFinished(async () => {
    await fresh.stop();
    await client.query(`alter database ${name} reset temp_file_limit`);
    await client.end();
  });
  // Refuses each temporary file, as a full disk does.
  await client.query(`alter database ${name} set temp_file_limit = 0`);
  expect([await fresh.takesWrites(), fresh.answers]).toEqual([false, true]);
});
