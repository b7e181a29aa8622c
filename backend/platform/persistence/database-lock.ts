import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Polls: a statement that waits for a lock would block `create index concurrently` forever. */
const TRY = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked';
const ASK_EVERY_MS = 200;

export interface LockOptions {
  /** A direct address of the database: a transaction pooler would leave the lock with another client. */
  readonly url: string;
  readonly name: string;
  /** Called if another process has it. */
  readonly waits?: () => void;
}

/**
 * Only one process at a time does the work, on any machine. The lock belongs to the connection, so it is
 * released when the process dies.
 */
export async function withDatabaseLock<T>(
  { url, name, waits }: LockOptions,
  work: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'crewvine-lock',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // The work's own connections notice if the database goes down.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const take = async (): Promise<boolean> =>
      (await client.query<{ locked: boolean }>(TRY, [name])).rows[0]?.locked === true;
    if (!(await take())) {
      waits?.();
      do await delay(ASK_EVERY_MS);
      while (!(await take()));
    }
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}
