import { setTimeout as delay } from 'node:timers/promises';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { definitions } from '#migrations/definitions.ts';
import { migrations } from '#migrations/index.ts';
import { installQueues } from '../queue/install-queues.ts';
import { MIGRATION_LIMITS } from './connection/connection-limits.ts';
import { withDatabaseLock } from './database-lock.ts';
import { defineSql } from './sql-definitions.ts';

const LOCK = 'platform.migrations';
const LOCK_NOT_AVAILABLE = '55P03';
/** Two minutes in total: longer than any call or report of the running product locks a table. */
const TRIES = 24;
const PAUSE_MS = 2_000;

export interface MigrateOptions {
  /** Progress messages for operators while the migration waits. */
  readonly tell?: (message: string) => void;
  readonly pauseMs?: number;
  /** A definition (`backend/migrations/definitions.ts`) whose rows are rebuilt although it has not changed. */
  readonly renew?: string;
}

/**
 * Brings a database to the newest schema. Forward only and idempotent. If several processes start, one
 * migrates and the others wait. No change waits long for a table of the running product, because calls would
 * queue up behind it.
 * @throws if `renew` names no definition
 */
export async function migrateDatabase(url: string, options: MigrateOptions = {}): Promise<void> {
  const { tell = () => undefined, pauseMs = PAUSE_MS, renew } = options;
  if (renew !== undefined && !definitions.some(({ name }) => name === renew))
    throw new Error(`Unknown definition ${renew}: ${definitions.map(({ name }) => name).join(', ')}`);
  const waits = (): void => tell('Another process migrates the database: waiting for it.');
  await withDatabaseLock({ url, name: LOCK, waits }, async () => {
    for (let tries = 1; !(await migrateOnce(url, tries < TRIES, renew)); tries += 1) {
      tell('A table is in use: the migration gives way, and tries again.');
      await delay(pauseMs);
    }
    await installQueues(url);
  });
}

/**
 * Completed migrations remain if a later one cannot lock its table. Returns false if another try may help.
 */
async function migrateOnce(url: string, mayTryAgain: boolean, renew: string | undefined): Promise<boolean> {
  const orm = new MikroORM({
    clientUrl: url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, allOrNothing: false },
    pool: { min: 0, max: 2 },
    driverOptions: { application_name: 'crewvine-migrations', ...MIGRATION_LIMITS },
    logger: () => undefined,
  });
  try {
    await orm.migrator.up();
    await defineSql(await orm.em.getConnection().getNativeClient(), definitions, migrations.length, renew);
    return true;
  } catch (error) {
    if (!mayTryAgain || !isLockTimeout(error)) throw error;
    return false;
  } finally {
    await orm.close(true);
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
}
