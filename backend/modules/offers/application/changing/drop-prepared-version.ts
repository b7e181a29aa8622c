import type { Billing } from '#modules/billing/index.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';

/** (tx) The candidate signed the version that they had: what only the prepared one is due for is canceled (rules.md#amended-offers). */
export class DropPreparedVersion {
  private readonly billing: Pick<Billing, 'reviseOffer' | 'askForCard'>;
  private readonly hiring: Pick<Hiring, 'referral'>;

  constructor(billing: Pick<Billing, 'reviseOffer' | 'askForCard'>, hiring: Pick<Hiring, 'referral'>) {
    this.billing = billing;
    this.hiring = hiring;
  }

  async run({ id, referralId, pay, payType, addOns }: OfferLetter): Promise<void> {
    const referral = await this.hiring.referral(referralId);
    if (!referral) return;
    const paymentId = await this.billing.reviseOffer({
      referral,
      offerLetterId: id,
      pay: { rate: pay, type: payType },
      addOns,
      removed: [],
    });
    // The prepared version had reduced the payment. The full amount is due again and needs a new request.
    if (paymentId) await this.billing.askForCard(paymentId);
  }
}
