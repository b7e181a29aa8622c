import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

describe('test databases', () => {
  let first: TestDatabase;
  let second: TestDatabase;

  beforeAll(async () => {
    [first, second] = await Promise.all([createEmptyDatabase(), createEmptyDatabase()]);
  });

  afterAll(async () => {
    await Promise.all([first.drop(), second.drop()]);
  });

  it('test databases are separate from each other', async () => {
    await query(first.url, 'CREATE TABLE only_here (id int)');
    const found = await query(second.url, "SELECT to_regclass('only_here') AS name");
    expect(found).toEqual([{ name: null }]);
  });

  it('a test database has the product’s tables and no data of another test', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    const tables = "SELECT count(*)::int AS n FROM pg_tables WHERE schemaname = 'public'";
    expect(await query(one.url, tables)).toEqual([{ n: expect.toSatisfy((n: number) => n > 3) }]);
    await query(one.url, 'CREATE TABLE only_here (id int)');
    expect(await query(other.url, "SELECT to_regclass('only_here') AS name")).toEqual([{ name: null }]);
    await Promise.all([one.drop(), other.drop()]);
  });

  it('a test database sorts by code point and knows Spanish letters in any locale', async () => {
    const sorted = await query(
      first.url,
      "SELECT string_agg(x, '' ORDER BY x) AS x FROM (VALUES ('b'), ('A'), ('é')) v (x)",
    );
    const lowered = await query(first.url, "SELECT lower('ÑÉ') AS x");
    expect([sorted, lowered]).toEqual([[{ x: 'Abé' }], [{ x: 'ñé' }]]);
  });
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
