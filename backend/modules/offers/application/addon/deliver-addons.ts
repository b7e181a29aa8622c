import type { Clock } from '#kernel/clock.ts';
import type { ReferralId } from '#kernel/ids.ts';
import type { AddOnCharges } from '#modules/billing/index.ts';
import type { AddonReturnReason } from '../../contract/vocabulary/addon/service-addon-status.ts';
import type { OfferAddon } from '../../domain/letter/offer-letter-record.ts';
import type { ServiceAddonRepository } from '../ports.ts';

/**
 * The facade for contexts that deliver an add-on: the order and its money move together
 * (rules.md#earned-when-delivered). All calls are (tx), and the caller locks the referral.
 */
export interface AddonDelivery {
  started(
    referralId: ReferralId,
    kind: OfferAddon,
    by: { provider: string; externalId: string },
  ): Promise<void>;
  /**
   * Earned from now on. False if it is no longer paid. Idempotent. @throws if the paid add-on is not
   * stored yet; try again later
   */
  delivered(referralId: ReferralId, kind: OfferAddon, results: Record<string, unknown>): Promise<boolean>;
  /** It will not be delivered: the money is refunded, even after the hire. False if it was delivered. */
  giveUp(
    referralId: ReferralId,
    kind: OfferAddon,
    reason: Extract<AddonReturnReason, 'provider_refused' | 'review_late'>,
  ): Promise<boolean>;
}

/** Add-ons are stored when their payment event arrives, which may be a moment after the work started. */
export class DeliverAddons implements AddonDelivery {
  private readonly addons: ServiceAddonRepository;
  private readonly charges: Pick<AddOnCharges, 'deliver' | 'cancelOrRefund'>;
  private readonly clock: Clock;

  constructor(
    addons: ServiceAddonRepository,
    charges: Pick<AddOnCharges, 'deliver' | 'cancelOrRefund'>,
    clock: Clock,
  ) {
    this.addons = addons;
    this.charges = charges;
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

  async delivered(
    referralId: ReferralId,
    kind: OfferAddon,
    results: Record<string, unknown>,
  ): Promise<boolean> {
    if (!(await this.charges.deliver(referralId, kind))) return false;
    const addon = await this.addons.findNewest(referralId, kind);
    if (!addon) throw new Error(`The ${kind} of referral ${referralId} is not written down yet`);
    const now = this.clock.now();
    addon.markPaid(null, now);
    addon.complete(results, now);
    await this.addons.save(addon);
    return true;
  }

  async giveUp(referralId: ReferralId, kind: OfferAddon, reason: AddonReturnReason): Promise<boolean> {
    if (!(await this.charges.cancelOrRefund(referralId, kind, reason))) return false;
    const addon = await this.addons.findNewest(referralId, kind);
    if (!addon?.isOpen) return true;
    addon.cancelOrRefund(reason, this.clock.now());
    await this.addons.save(addon);
    return true;
  }
}
