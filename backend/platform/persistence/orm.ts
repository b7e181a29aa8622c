import { MikroORM, type EntitySchema } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { CALL_LIMITS } from './connection/connection-limits.ts';
import type { DatabaseWatch } from './connection/database-watch.ts';
import { takeBackLost } from './pool/lost-connections.ts';
import { nameStatements } from './pool/name-statements.ts';
import { limitsBehind, type Pooler } from './connection/pooler.ts';

/** The mapper, under a name that code outside persistence may use. */
export type Orm = MikroORM;
/** The mapping of one entity; each context lists its own. */
export type EntityMapping = EntitySchema;

export interface OrmOptions {
  readonly url: string;
  readonly entities: readonly EntityMapping[];
  readonly poolSize: number;
  readonly log?: Logger;
  /** The time limits of its connections, if they do not serve calls. */
  readonly limits?: typeof CALL_LIMITS;
  /** The pooler between this process and the database; none by default. */
  readonly pooler?: Pooler;
  /** Cuts its connections when the database is down. */
  readonly watch?: DatabaseWatch;
}

/**
 * The one pool of this process. Reads use it directly (see `Sql`), writes go through entities and
 * transactions.
 */
export async function connectOrm(options: OrmOptions): Promise<Orm> {
  const { url, entities, poolSize, log, limits = CALL_LIMITS, pooler = 'none', watch } = options;
  const onPoolCreated = (pool: Pool): void => {
    nameStatements(pool, pooler);
    takeBackLost(pool);
    watch?.guard(pool);
  };
  const orm = new MikroORM({
    clientUrl: url,
    entities: [...entities],
    allowGlobalContext: true,
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: poolSize },
    driverOptions: { application_name: 'crewvine', ...limitsBehind(pooler, limits), onPoolCreated },
    logger: (message) => log?.debug(message),
    debug: false,
  });
  await orm.connect();
  return orm;
}
