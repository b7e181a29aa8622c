import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';

/** The entity manager of the running transaction: entities are loaded to be changed, so there must be one. */
export function transactionEm(orm: MikroORM): EntityManager {
  const em = orm.em.getContext();
  if (!em.isInTransaction())
    throw new Error('Entities are loaded and saved inside UnitOfWork.transaction only');
  return em;
}
