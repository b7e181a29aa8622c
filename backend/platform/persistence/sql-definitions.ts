import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** The current functions and triggers of a context, in one file. Migrations contain the changes of tables. */
export interface SqlDefinition {
  readonly name: string;
  /** Repeatable statements, run in one transaction. */
  readonly define: string;
  /** One statement that updates rows written by older functions. It can be interrupted and repeated. */
  readonly renew: string;
}

/** Only one process at a time runs definitions. */
const LOCK = `select pg_advisory_lock(hashtextextended('platform.sql-definitions', 0))`;
const UNLOCK = `select pg_advisory_unlock(hashtextextended('platform.sql-definitions', 0))`;
const KNOWN = `select text_hash as hash, release from sql_definitions where name = $1`;
const KEEP = `insert into sql_definitions (name, text_hash, release, defined_at) values ($1, $2, $3, now())
  on conflict (name) do update set text_hash = $2, release = $3, defined_at = now()`;

/**
 * Runs changed definitions. `release` grows with every migration: a process of an older release that starts
 * late does not replace newer definitions. `renewed` names one that runs even if it has not changed.
 */
export async function defineSql(
  pool: Pool,
  definitions: readonly SqlDefinition[],
  release: number,
  renewed?: string,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(LOCK);
    for (const definition of definitions)
      await define(client, definition, release, definition.name === renewed);
  } finally {
    await client.query(UNLOCK);
    client.release();
  }
}

async function define(
  client: PoolClient,
  definition: SqlDefinition,
  release: number,
  isRenewed: boolean,
): Promise<void> {
  const hash = createHash('sha256').update(definition.define).digest('hex');
  const { rows } = await client.query<{ hash: string; release: number }>(KNOWN, [definition.name]);
  const [known] = rows;
  if (known && (known.release > release || (known.hash === hash && !isRenewed))) return;
  // Without values, all statements of a text are one transaction.
  await client.query(definition.define);
  await client.query(definition.renew);
  await client.query(KEEP, [definition.name, hash, release]);
}
