import type { Pool, PoolClient } from 'pg';

/** Whoever has a connection that was lost gives it back right away, or not at all. */
const RELEASED_WITHIN_MS = 250;

/**
 * Takes lost connections out of the pool. A transaction whose commit and rollback both fail, because nobody is there any more, is
 * never given back by the mapper: its place in the pool would be gone until the process ends, and after ten of them no call would
 * get a connection, although the database is well again.
 */
export function takeBackLost(pool: Pool): void {
  const lent = new Set<PoolClient>();
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_error, client) => lent.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      setTimeout(() => {
        if (!lent.has(client)) return;
        client.release(new Error('The connection was lost'));
        // Who holds it may come yet, and must not fail for giving it back.
        client.release = () => undefined;
      }, RELEASED_WITHIN_MS).unref();
    });
  });
}
