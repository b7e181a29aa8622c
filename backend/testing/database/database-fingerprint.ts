import type { Sql } from '#platform/persistence/sql.ts';

const TABLES = {
  name: 'test-tables',
  text: `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'pgboss') order by 1`,
};

/** A value for each table that changes with every added, changed, or removed row. */
export async function databaseFingerprint(
  sql: Sql,
  without: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const tables = (await sql.rows<{ name: string }>(TABLES))
    .map(({ name }) => name)
    .filter((name) => !without.includes(name));
  const text = tables
    .map(
      (name) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as rows from ${name} t`,
    )
    .join(' union all ');
  const rows = await sql.rows<{ name: string; rows: string }>({ name: 'test-fingerprint', text });
  return Object.fromEntries(rows.map(({ name, rows: print }) => [name, print]));
}
