import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { defineSql } from './sql-definitions.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 3 });
  await pool.query('create table runs (id serial)');
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const definition = (answer: number) => ({
  name: 'answer',
  define: `create or replace function answer() returns integer language sql return ${answer}; select 1`,
  renew: 'do $$ begin insert into runs default values; commit; end $$',
});
const state = async () => {
  const { rows } = await pool.query(`select answer(), (select count(*)::int from runs) as runs`);
  return rows[0];
};

it('a definition runs once, and again after a change', async () => {
  await Promise.all([1, 2, 3].map(() => defineSql(pool, [definition(1)], 30)));
  expect(await state()).toEqual({ answer: 1, runs: 1 });
  await defineSql(pool, [definition(2)], 31);
  expect(await state()).toEqual({ answer: 2, runs: 2 });
});

it('a definition of a newer release is not replaced', async () => {
  await defineSql(pool, [definition(3)], 32);
  await defineSql(pool, [definition(2)], 31);
  expect(await state()).toEqual({ answer: 3, runs: 1 });
});

it('a failed definition runs again', async () => {
  const broken = { ...definition(4), renew: 'select nothing from nowhere' };
  await expect(defineSql(pool, [broken], 33)).rejects.toThrow('nowhere');
  await defineSql(pool, [definition(4)], 33);
  expect(await state()).toEqual({ answer: 4, runs: 1 });
});
