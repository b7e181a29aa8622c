import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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
