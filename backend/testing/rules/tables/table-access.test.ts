import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { namedTables, tablesIn, type NamedTable } from './named-tables.ts';
import { DOWNSTREAM, FOREIGN_WRITES, OWNERS, UPSTREAM } from './owners.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const ownerOf = new Map(
  Object.entries(OWNERS).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
);
const TABLES = `select tablename from pg_tables where schemaname = 'public' and tablename <> 'mikro_orm_migrations'`;

function isAllowed({ area, table, writes }: NamedTable): boolean {
  if (ownerOf.get(table) === area) return true;
  if (writes) return FOREIGN_WRITES[area]?.[table] !== undefined;
  return (UPSTREAM[area]?.includes(table) ?? false) || DOWNSTREAM[area]?.[table] !== undefined;
}

describe('the tables in SQL', () => {
  let database: TestDatabase;
  let tables: readonly string[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    tables = (await client.query<{ tablename: string }>(TABLES)).rows.map(({ tablename }) => tablename);
    await client.end();
  });
  afterAll(() => database.drop());

  it('each table has one owner', () => {
    expect([...ownerOf.keys()].toSorted()).toEqual(tables.toSorted());
  });

  it('a context names only its own tables and those that it may read', () => {
    const refused = namedTables(root, new Set(tables)).filter((named) => !isAllowed(named));
    expect(refused.map(({ area, table, file, writes }) => ({ area, table, file, writes }))).toEqual([]);
  });

  it('each listed permission to read is used', () => {
    const used = new Set(namedTables(root, new Set(tables)).map(({ area, table }) => `${area} ${table}`));
    const listed = [
      ...Object.entries(UPSTREAM).flatMap(([area, list]) => list.map((table) => `${area} ${table}`)),
      ...Object.entries(DOWNSTREAM).flatMap(([area, list]) =>
        Object.keys(list).map((table) => `${area} ${table}`),
      ),
    ];
    expect(listed.filter((pair) => !used.has(pair))).toEqual([]);
  });

  it('each listed permission to write is used', () => {
    const written = new Set(
      namedTables(root, new Set(tables)).flatMap(({ area, table, writes }) =>
        writes ? `${area} ${table}` : [],
      ),
    );
    const listed = Object.entries(FOREIGN_WRITES).flatMap(([area, list]) =>
      Object.keys(list).map((table) => `${area} ${table}`),
    );
    expect(listed.filter((pair) => !written.has(pair))).toEqual([]);
  });

  it('tables are found in statements and mappings, and changes count as writes', () => {
    const source =
      "text: `select 1 from users u join jobs j on true`\n// from comments\ntableName: 'payments'";
    expect(tablesIn('backend/modules/hiring/adapters/x.ts', source)).toMatchObject([
      { area: 'hiring', table: 'users', writes: false },
      { area: 'hiring', table: 'jobs', writes: false },
      { area: 'hiring', table: 'payments', writes: true },
    ]);
    expect(tablesIn('backend/platform/x.ts', 'delete from sessions')).toMatchObject([
      { area: 'platform', table: 'sessions', writes: true },
    ]);
    expect(isAllowed({ area: 'rewards', table: 'jobs', file: 'x.ts', writes: true })).toBe(false);
    expect(isAllowed({ area: 'identity', table: 'jobs', file: 'x.ts', writes: false })).toBe(false);
  });
});
