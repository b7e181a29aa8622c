import type { Client } from 'pg';

/** Tables of the platform, and tables that always have only a few rows. */
const SKIPPED: ReadonlySet<string> = new Set([
  'mikro_orm_migrations',
  'application_clock',
  'demo_data',
  'job_posting_packages',
  'server_certificates',
]);
/** Columns that can only have a few fixed values. */
const WORDS: ReadonlySet<string> = new Set(['unhandled_events.provider']);
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Part of a unique index without a uuid column. */
  readonly isUnique: boolean;
}

const COLUMNS = `select t.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
    exists (select from pg_index i where i.indrelid = t.oid and i.indisunique
      and pg_get_indexdef(i.indexrelid) ~ ('\\m' || a.attname || '\\M')
      and not exists (select from pg_attribute u where u.attrelid = t.oid and u.atttypid = 'uuid'::regtype
        and pg_get_indexdef(i.indexrelid) ~ ('\\(.*\\m' || u.attname || '\\M'))) as "isUnique"
  from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  where t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace and a.attgenerated = ''
  order by t.relname, a.attnum`;

/** Every ID is new, also in texts, so that each person still has only their own few rows. */
function copied({ table, name, type, isUnique }: Column, hasIds: boolean): string {
  const column = `t."${name}"`;
  if (type === 'uuid') return `case when ${column} is null then null else gen_random_uuid() end`;
  if (type === 'bytea') return `substring(${column} from 1 for 16)`;
  if (type.startsWith('timestamp') && !type.endsWith('[]')) return `${column} - n * interval '1 hour'`;
  if (type === 'date' && isUnique) return `${column} - n::integer`;
  if (/^(?:integer|bigint)$/.test(type) && isUnique) return `${column} + n`;
  if (type !== 'text') return column;
  const numbered = isUnique && !WORDS.has(`${table}.${name}`) ? `${column} || '-' || n` : column;
  if (!hasIds) return numbered;
  const renewed = `regexp_replace(${column}, '${UUID}', gen_random_uuid()::text)`;
  return isUnique ? `case when ${column} ~ '${UUID}' then ${renewed} else ${numbered} end` : renewed;
}

const CHECKS = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
  from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0`;

/** Dropping these makes filling a table several times faster; unique indexes stay. */
const INDEXES = `select i.indrelid::regclass::text as table, format('drop index %s', i.indexrelid::regclass) as drop,
    replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as create
  from pg_index i join pg_class t on t.oid = i.indrelid
  where not i.indisunique and not i.indisexclusion and t.relnamespace = 'public'::regnamespace`;

/** Makes every table with rows large, by copies of its contents. Constraints and triggers do not run. */
export async function crowdTables(
  client: Client,
  rows: number,
  larger: Readonly<Record<string, number>> = {},
): Promise<void> {
  const { rows: columns } = await client.query<Column>(COLUMNS);
  const checks = await client.query<{ drop: string }>(CHECKS);
  for (const { drop } of checks.rows) await client.query(drop);
  const indexes = await client.query<{ drop: string; create: string }>(INDEXES);
  for (const { drop } of indexes.rows) await client.query(drop);
  await client.query('set session_replication_role = replica');
  for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
    if (!SKIPPED.has(table)) await crowd(client, table, own, larger[table] ?? rows);
  }
  await client.query('set session_replication_role = origin');
  for (const { create } of indexes.rows) await client.query(create);
  await client.query('vacuum analyze');
}

async function crowd(client: Client, table: string, columns: readonly Column[], rows: number): Promise<void> {
  const withIds = await textsWithIds(client, table, columns);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map((column) => copied(column, withIds.has(column.name))).join(', ');
  await client.query(
    `insert into "${table}" (${names}) select ${values}
      from "${table}" t cross join generate_series(1, (select $1 / greatest(1, count(*)) from "${table}")) n
      on conflict do nothing`,
    [rows],
  );
}

/** Few texts contain IDs, and searching each copy would be most of the work. */
async function textsWithIds(
  client: Client,
  table: string,
  columns: readonly Column[],
): Promise<ReadonlySet<string>> {
  const texts = columns.filter(({ type }) => type === 'text').map(({ name }) => name);
  if (texts.length === 0) return new Set();
  const found = texts.map((name) => `coalesce(bool_or("${name}" ~ '${UUID}'), false) as "${name}"`);
  const { rows } = await client.query<Record<string, boolean>>(`select ${found.join(', ')} from "${table}"`);
  return new Set(texts.filter((name) => rows[0]?.[name]));
}
