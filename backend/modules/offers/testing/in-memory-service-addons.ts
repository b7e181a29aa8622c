import { addDays } from '#kernel/clock.ts';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { ReferralId } from '#kernel/ids.ts';
import type { AddonPlace, ServiceAddonRepository } from '../application/ports.ts';
import { DELIVERY_DAYS } from '../contract/vocabulary/addon/service-addon-status.ts';
import type { OfferAddon } from '../domain/letter/offer-letter-record.ts';
import type { ServiceAddon } from '../domain/addon/service-addon.ts';

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
    return this.of(referralId).filter(({ isReturned }) => !isReturned);
  }

  async find(id: string): Promise<ServiceAddon | null> {
    return this.addons.get(id) ?? null;
  }

  async placeOf(id: string): Promise<AddonPlace | null> {
    return this.find(id);
  }

  /** Nor when the work of any begins. */
  async firstDayOf(): Promise<null> {
    return null;
  }

  /** A fake has no hires, so it returns all that were paid that long ago. */
  async undelivered(now: Date, after: string | null, limit: number): Promise<readonly AddonPlace[]> {
    const late = [...this.addons.values()].filter(
      ({ id, isOpen, paidAt }) =>
        isOpen && paidAt !== null && paidAt <= addDays(now, -DELIVERY_DAYS) && (after === null || id > after),
    );
    return late.toSorted((a, b) => a.id.localeCompare(b.id)).slice(0, limit);
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
