import { isSuccessfulHire } from '#contract/hiring/vocabulary/referral-status.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ReferralId } from '#kernel/ids.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { Hiring, OfferEnding as EndingKind } from '#modules/hiring/index.ts';
import type { AddonOrders } from '../addon/addon-orders.ts';

interface EndOfferNeeds {
  readonly hiring: Hiring;
  readonly billing: Pick<Billing, 'releaseUnhired'>;
  readonly addons: AddonOrders;
  readonly clock: Clock;
}

/** (tx) What follows when a letter ends without a yes: refunds, and back to interviewing (rules.md#refund-without-hire). */
export class EndOffer {
  private readonly needs: EndOfferNeeds;

  constructor(needs: EndOfferNeeds) {
    this.needs = needs;
  }

  async settle(referralId: ReferralId, endOffer: EndingKind): Promise<void> {
    const referral = await this.needs.hiring.lockReferral(referralId);
    // For a letter left over at the hire, add-ons and money belong to the hire.
    if (referral && isSuccessfulHire(referral.status)) return;
    await this.needs.billing.releaseUnhired(referralId, endOffer);
    await this.needs.addons.cancelAll(referralId, this.needs.clock.now());
    await this.needs.hiring.offerEnded(referralId, endOffer);
  }
}
