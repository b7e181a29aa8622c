import type pg from 'pg';

/**
 * Fills tables without indexes other than the primary key: building indexes afterward is faster than updating
 * them. An index of a partitioned table is built on its partitions, too: `ON ONLY` would leave it invalid.
 */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexname as name, replace(i.indexdef, ' ON ONLY ', ' ON ') as definition from pg_indexes i
      where i.tablename = any($1) and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}
