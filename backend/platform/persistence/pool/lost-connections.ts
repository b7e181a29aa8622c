import type { Pool, PoolClient } from 'pg';

/** A holder of a lost connection releases it right away, or not at all. */
const RELEASED_WITHIN_MS = 250;

/**
 * Removes lost connections from the pool. If commit and rollback both fail because the server is gone, the
 * mapper never releases the connection, and its place in the pool is lost. After ten such transactions, no
 * call would get a connection, although the database works again.
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
        // The holder may still release it, which must not fail.
        client.release = () => undefined;
      }, RELEASED_WITHIN_MS).unref();
    });
  });
}
