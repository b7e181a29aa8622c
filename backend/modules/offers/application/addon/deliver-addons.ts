import type { Clock } from '#kernel/clock.ts';
import type { ReferralId } from '#kernel/ids.ts';
import type { OfferAddon } from '../../domain/offer-letter-record.ts';
import type { ServiceAddonRepository } from '../ports.ts';

/** The facade for whoever does what an add-on promises. All of it (tx), the referral locked by the caller. */
export interface AddonDelivery {
  started(
    referralId: ReferralId,
    kind: OfferAddon,
    by: { provider: string; externalId: string },
  ): Promise<void>;
  /** Repeating it does nothing. @throws where the paid add-on is not written down yet: try again later */
  completed(referralId: ReferralId, kind: OfferAddon, results: Record<string, unknown>): Promise<void>;
}

/** Add-ons are written down when their payment is heard of, which may be a moment after the work began. */
export class DeliverAddons implements AddonDelivery {
  private readonly addons: ServiceAddonRepository;
  private readonly clock: Clock;

  constructor(addons: ServiceAddonRepository, clock: Clock) {
    this.addons = addons;
    this.clock = clock;
  }

  async started(
    referralId: ReferralId,
    kind: OfferAddon,
    { provider, externalId }: { provider: string; externalId: string },
  ): Promise<void> {
    const addon = await this.addons.findNewest(referralId, kind);
    if (addon?.status !== 'pending') return;
    const now = this.clock.now();
    addon.markPaid(null, now);
    addon.start(provider, externalId, now);
    await this.addons.save(addon);
  }

  async completed(referralId: ReferralId, kind: OfferAddon, results: Record<string, unknown>): Promise<void> {
    const addon = await this.addons.findNewest(referralId, kind);
    if (!addon) throw new Error(`The ${kind} of referral ${referralId} is not written down yet`);
    const now = this.clock.now();
    addon.markPaid(null, now);
    addon.complete(results, now);
    await this.addons.save(addon);
  }
}
