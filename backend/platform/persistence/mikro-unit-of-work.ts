import type { MikroORM } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';

/** Each outermost transaction has its own entity manager with nothing loaded; an inner one joins it. */
export class MikroUnitOfWork implements UnitOfWork {
  private readonly orm: MikroORM;

  constructor(orm: MikroORM) {
    this.orm = orm;
  }

  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.orm.em.isInTransaction()) return work();
    // Uses a fork, because a transaction's entities are merged into its parent, and the global manager would
    // hold them forever.
    return this.orm.em.fork().transactional(() => work(), { clear: true });
  }
}
