import type { Client } from 'pg';

/** Of the platform, and what has a few rows for ever. */
const SKIPPED: ReadonlySet<string> = new Set([
  'mikro_orm_migrations',
  'application_clock',
  'demo_data',
  'job_posting_packages',
]);
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Part of a unique index that no uuid makes unique already. */
  readonly isUnique: boolean;
}

const COLUMNS = `select t.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
    exists (select from pg_index i where i.indrelid = t.oid and i.indisunique
      and pg_get_indexdef(i.indexrelid) ~ ('\\m' || a.attname || '\\M')
      and not exists (select from pg_attribute u where u.attrelid = t.oid and u.atttypid = 'uuid'::regtype
        and pg_get_indexdef(i.indexrelid) ~ ('\\(.*\\m' || u.attname || '\\M'))) as "isUnique"
  from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attgenerated = ''
  order by t.relname, a.attnum`;

/** Ids are new everywhere, also those within texts, so that everybody has as little as they really have. */
function copied({ name, type, isUnique }: Column): string {
  const column = `t."${name}"`;
  if (type === 'uuid') return `case when ${column} is null then null else gen_random_uuid() end`;
  if (type === 'bytea') return `substring(${column} from 1 for 16)`;
  if (type.startsWith('timestamp')) return `${column} - n * interval '1 minute'`;
  if (type === 'date' && isUnique) return `${column} - n`;
  if (/^(?:integer|bigint)$/.test(type) && isUnique) return `${column} + n`;
  if (type !== 'text') return column;
  const ids = `regexp_replace(${column}, '${UUID}', gen_random_uuid()::text)`;
  return isUnique ? `${ids} || '-' || n` : ids;
}

const CHECKS = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
  from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0`;

/** Makes every table that has rows a large one, by copies of what is in it; rules of the tables are not asked. */
export async function crowdTables(
  client: Client,
  rows: number,
  larger: Readonly<Record<string, number>> = {},
): Promise<void> {
  const { rows: columns } = await client.query<Column>(COLUMNS);
  const checks = await client.query<{ drop: string }>(CHECKS);
  for (const { drop } of checks.rows) await client.query(drop);
  await client.query('set session_replication_role = replica');
  for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
    if (SKIPPED.has(table)) continue;
    const names = own.map(({ name }) => `"${name}"`).join(', ');
    await client.query(
      `insert into "${table}" (${names}) select ${own.map(copied).join(', ')}
        from "${table}" t cross join generate_series(1, (select $1 / greatest(1, count(*)) from "${table}")) n
        on conflict do nothing`,
      [larger[table] ?? rows],
    );
  }
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}
