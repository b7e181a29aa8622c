import { LockMode, UniqueConstraintViolationException, type MikroORM } from '@mikro-orm/postgresql';
import { DomainError } from '#kernel/domain-error.ts';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { ReferralId } from '#kernel/ids.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { ObligationRepository } from '#modules/billing/application/ports.ts';
import { Obligation } from '#modules/billing/domain/charging/obligation.ts';

export class MikroObligationRepository implements ObligationRepository {
  private readonly orm: MikroORM;
  private readonly events: EventPublisher;

  constructor(orm: MikroORM, events: EventPublisher) {
    this.orm = orm;
    this.events = events;
  }

  async ofReferral(referralId: ReferralId): Promise<Obligation[]> {
    return transactionEm(this.orm).find(
      Obligation,
      { referralId },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  async add(obligations: readonly Obligation[]): Promise<void> {
    try {
      await this.save(obligations);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException && error.message.includes('obligations_live')) {
        throw new DomainError('billing.charged_twice', 'conflict', 'This has just been charged');
      }
      throw error;
    }
  }

  async save(obligations: readonly Obligation[]): Promise<void> {
    await transactionEm(this.orm)
      .persist([...obligations])
      .flush();
    await this.events.publish(obligations.flatMap((one) => one.pullEvents()));
  }
}
