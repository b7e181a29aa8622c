import { MikroORM, type EntitySchema } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { nameStatements } from './name-statements.ts';

/** The mapper, by a name that code outside persistence may use. */
export type Orm = MikroORM;
/** How one entity is kept; each context lists its own. */
export type EntityMapping = EntitySchema;

export interface OrmOptions {
  readonly url: string;
  readonly entities: readonly EntityMapping[];
  readonly poolSize: number;
  readonly log?: Logger;
}

/** The one pool of this process. Reads use it directly (see `Sql`), writes through entities and transactions. */
export async function connectOrm({ url, entities, poolSize, log }: OrmOptions): Promise<Orm> {
  const orm = new MikroORM({
    clientUrl: url,
    entities: [...entities],
    allowGlobalContext: true,
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: poolSize },
    driverOptions: { application_name: 'crewvine', statement_timeout: 30_000, onPoolCreated: nameStatements },
    logger: (message) => log?.debug(message),
    debug: false,
  });
  await orm.connect();
  return orm;
}
