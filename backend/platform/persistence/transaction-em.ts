import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';

/**
 * The entity manager of the running transaction. Entities are loaded to be changed, so a transaction is
 * required.
 */
export function transactionEm(orm: MikroORM): EntityManager {
  const em = orm.em.getContext();
  if (!em.isInTransaction())
    throw new Error('Entities are loaded and saved inside UnitOfWork.transaction only');
  return em;
}
