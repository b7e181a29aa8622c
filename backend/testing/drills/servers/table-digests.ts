import { Client } from 'pg';

const TABLES = `select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema)' order by 1`;
const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name, last_value::text as digest from pg_sequences order by 1`;

export interface TableDigests {
  readonly rows: number;
  /** By name of a table or sequence: a digest of all its rows. */
  readonly digests: ReadonlyMap<string, string>;
}

/** Digests of all rows of every table of a database, and of its sequences. */
export async function tableDigests(url: string): Promise<TableDigests> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const digests = new Map<string, string>();
  let all = 0;
  const { rows: tables } = await client.query<{ name: string }>(TABLES);
  for (const { name } of tables) {
    const { rows } = await client.query<{ n: number; digest: string }>(
      `select count(*)::int as n, coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${name} t`,
    );
    digests.set(name, `${rows[0]?.n} ${rows[0]?.digest}`);
    all += rows[0]?.n ?? 0;
  }
  const { rows: sequences } = await client.query<{ name: string; digest: string }>(SEQUENCES);
  for (const { name, digest } of sequences) digests.set(name, digest);
  await client.end();
  return { rows: all, digests };
}

/** The names of tables and sequences that differ. */
export function differing(one: TableDigests, other: TableDigests): readonly string[] {
  const names = new Set([...one.digests.keys(), ...other.digests.keys()]);
  return [...names].filter((name) => one.digests.get(name) !== other.digests.get(name)).toSorted();
}
