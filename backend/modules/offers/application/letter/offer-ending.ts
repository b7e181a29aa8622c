import type { Clock } from '#kernel/clock.ts';
import type { ReferralId } from '#kernel/ids.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { Hiring, OfferEnding as EndingKind } from '#modules/hiring/index.ts';
import type { AddonOrders } from '../addon/addon-orders.ts';

/** (tx) What follows when a letter ends without a yes: refunds, and back to interviewing (rules.md#refund-without-hire). */
export class OfferEnding {
  private readonly hiring: Hiring;
  private readonly billing: Pick<Billing, 'releaseUnhired'>;
  private readonly addons: AddonOrders;
  private readonly clock: Clock;

  constructor(hiring: Hiring, billing: Pick<Billing, 'releaseUnhired'>, addons: AddonOrders, clock: Clock) {
    this.hiring = hiring;
    this.billing = billing;
    this.addons = addons;
    this.clock = clock;
  }

  async settle(referralId: ReferralId, ending: EndingKind): Promise<void> {
    await this.billing.releaseUnhired(referralId);
    await this.addons.refund(referralId, this.clock.now());
    await this.hiring.offerEnded(referralId, ending);
  }
}
