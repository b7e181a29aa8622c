import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** Functions and triggers that stand in one file of their context, as they are now; migrations hold what tables have become. */
export interface SqlDefinition {
  readonly name: string;
  /** Statements that can be repeated, run in one transaction. */
  readonly define: string;
  /** One statement that brings the rows in line which older functions have written; it can be broken off and repeated. */
  readonly renew: string;
}

/** One process at a time, whatever database it has. */
const LOCK = `select pg_advisory_lock(hashtextextended('platform.sql-definitions', 0))`;
const UNLOCK = `select pg_advisory_unlock(hashtextextended('platform.sql-definitions', 0))`;
const KNOWN = `select text_hash as hash, release from sql_definitions where name = $1`;
const KEEP = `insert into sql_definitions (name, text_hash, release, defined_at) values ($1, $2, $3, now())
  on conflict (name) do update set text_hash = $2, release = $3, defined_at = now()`;

/**
 * Runs what has changed. `release` grows with every migration: a process of an older release that starts late leaves alone what
 * a newer one has defined.
 */
export async function defineSql(
  pool: Pool,
  definitions: readonly SqlDefinition[],
  release: number,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(LOCK);
    for (const definition of definitions) await define(client, definition, release);
  } finally {
    await client.query(UNLOCK);
    client.release();
  }
}

async function define(client: PoolClient, definition: SqlDefinition, release: number): Promise<void> {
  const hash = createHash('sha256').update(definition.define).digest('hex');
  const { rows } = await client.query<{ hash: string; release: number }>(KNOWN, [definition.name]);
  const [known] = rows;
  if (known && (known.hash === hash || known.release > release)) return;
  // Without values, all statements of a text are one transaction.
  await client.query(definition.define);
  await client.query(definition.renew);
  await client.query(KEEP, [definition.name, hash, release]);
}
