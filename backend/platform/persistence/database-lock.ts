import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Asked again and again: a statement that waits for a lock would itself be waited for by `create index concurrently`, for ever. */
const TRY = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked';
const ASK_EVERY_MS = 200;

export interface LockOptions {
  /** Of the database itself: a pooler that lends connections for one transaction would leave the lock with a stranger. */
  readonly url: string;
  readonly name: string;
  /** Someone else has it. */
  readonly waits?: () => void;
}

/**
 * One process at a time does the work, whatever machine it is on. The lock belongs to the connection: it is free again as soon as
 * the process that held it has died.
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
  // The work's own connections notice that the database has gone.
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
