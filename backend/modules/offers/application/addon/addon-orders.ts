import type { ReferralId } from '#kernel/ids.ts';
import type { AddonReturnReason } from '../../contract/vocabulary/addon/service-addon-status.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import type { OfferAddon } from '../../domain/letter/offer-letter-record.ts';
import { ServiceAddon } from '../../domain/addon/service-addon.ts';
import type { AddonPrices, ServiceAddonRepository } from '../ports.ts';

const ALL: readonly OfferAddon[] = ['background_check', 'drug_test', 'i9_verification'];

/**
 * (tx) The add-ons of an offer, ordered with the letter and refunded with it (rules.md#refund-without-hire).
 */
export class AddonOrders {
  private readonly addons: ServiceAddonRepository;
  private readonly prices: AddonPrices;

  constructor(addons: ServiceAddonRepository, prices: AddonPrices) {
    this.addons = addons;
    this.prices = prices;
  }

  /** An add-on that the referral already has is not ordered again. */
  async orderFor(letter: OfferLetter, at: Date): Promise<void> {
    const live = await this.addons.findLive(letter.referralId);
    for (const addonType of letter.addOns) {
      if (live.some((addon) => addon.addonType === addonType)) continue;
      const { referralId, employerId, workerName } = letter;
      const addonPackage = addonType === 'background_check' ? 'standard' : null;
      const price = this.prices(addonType);
      await this.addons.add(
        ServiceAddon.order({ referralId, employerId, workerName, addonType, addonPackage, price }, at),
      );
    }
  }

  /** Those of a signed letter that are still to be done: not what the employer has canceled since, or a provider has given up. */
  async wantedOf({ referralId, addOns }: OfferLetter): Promise<OfferAddon[]> {
    const wanted: OfferAddon[] = [];
    for (const kind of addOns) {
      const newest = await this.addons.findNewest(referralId, kind);
      // A bank or the provider reversed the payment, so the add-on may be ordered again.
      if (!newest?.isReturned || newest.returnReason === 'came_to_nothing') wanted.push(kind);
    }
    return wanted;
  }

  /** The offer or the hire came to nothing, so all undelivered add-ons end. */
  async cancelAll(referralId: ReferralId, at: Date): Promise<void> {
    await this.cancelOrRefund(referralId, 'came_to_nothing', ALL, at);
  }

  /** The hire follows no letter: cancels the draft's unpaid add-ons that the hire does not want. */
  async cancelUnpaid(referralId: ReferralId, wanted: readonly OfferAddon[], at: Date): Promise<void> {
    const unpaid = (await this.addons.findLive(referralId)).filter(({ paidAt }) => paidAt === null);
    const kinds = unpaid.map(({ addonType }) => addonType).filter((kind) => !wanted.includes(kind));
    await this.cancelOrRefund(referralId, 'came_to_nothing', kinds, at);
  }

  /** A new version of the offer no longer names these. */
  async remove(referralId: ReferralId, kinds: readonly OfferAddon[], at: Date): Promise<void> {
    await this.cancelOrRefund(referralId, 'offer_changed', kinds, at);
  }

  private async cancelOrRefund(
    referralId: ReferralId,
    reason: AddonReturnReason,
    kinds: readonly OfferAddon[],
    at: Date,
  ): Promise<void> {
    for (const addon of await this.addons.findLive(referralId)) {
      if (addon.status === 'completed' || !kinds.includes(addon.addonType)) continue;
      addon.cancelOrRefund(reason, at);
      await this.addons.save(addon);
    }
  }
}
