import type { EventPublisher } from '#kernel/domain-events.ts';
import type { ReferralId } from '#kernel/ids.ts';
import type { ServiceAddonRepository } from '../application/ports.ts';
import type { OfferAddon } from '../domain/offer-letter-record.ts';
import type { ServiceAddon } from '../domain/service-addon.ts';

export class InMemoryServiceAddonRepository implements ServiceAddonRepository {
  private readonly addons = new Map<string, ServiceAddon>();
  private readonly events: EventPublisher;

  constructor(events: EventPublisher) {
    this.events = events;
  }

  async findNewest(referralId: ReferralId, kind: OfferAddon): Promise<ServiceAddon | null> {
    const found = this.of(referralId).filter(({ addonType }) => addonType === kind);
    found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
    return found[0] ?? null;
  }

  async findLive(referralId: ReferralId): Promise<readonly ServiceAddon[]> {
    return this.of(referralId).filter(({ status }) => status !== 'refunded');
  }

  async add(addon: ServiceAddon): Promise<void> {
    await this.save(addon);
  }

  async save(addon: ServiceAddon): Promise<void> {
    this.addons.set(addon.id, addon);
    await this.events.publish(addon.pullEvents());
  }

  private of(referralId: ReferralId): ServiceAddon[] {
    return [...this.addons.values()].filter((addon) => addon.referralId === referralId);
  }
}
