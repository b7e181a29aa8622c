import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { ReferralId } from '#kernel/ids.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { ServiceAddonRepository } from '../../application/ports.ts';
import type { OfferAddon } from '../../domain/offer-letter-record.ts';
import { ServiceAddon } from '../../domain/service-addon.ts';

export class MikroServiceAddonRepository implements ServiceAddonRepository {
  private readonly orm: MikroORM;
  private readonly events: EventPublisher;

  constructor(orm: MikroORM, events: EventPublisher) {
    this.orm = orm;
    this.events = events;
  }

  async findNewest(referralId: ReferralId, kind: OfferAddon): Promise<ServiceAddon | null> {
    const [newest] = await transactionEm(this.orm).find(
      ServiceAddon,
      { referralId, addonType: kind },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    return newest ?? null;
  }

  async findLive(referralId: ReferralId): Promise<readonly ServiceAddon[]> {
    return transactionEm(this.orm).find(
      ServiceAddon,
      { referralId, status: { $ne: 'refunded' } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  async add(addon: ServiceAddon): Promise<void> {
    await this.save(addon);
  }

  async save(addon: ServiceAddon): Promise<void> {
    await transactionEm(this.orm).persist(addon).flush();
    await this.events.publish(addon.pullEvents());
  }
}
