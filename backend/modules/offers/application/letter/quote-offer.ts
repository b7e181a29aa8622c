import type { ReferralId, UserId } from '#kernel/ids.ts';
import { quoteView, type Billing } from '#modules/billing/index.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { OfferQuote, OfferQuoteQuery } from '../../contract/index.ts';
import { ownReferral } from './letter-access.ts';
import { quotedPay, readOfferedPay } from '../terms/offered-pay.ts';
import { AddonNames } from './offer-reader.ts';
import type { OfferLetterRepository } from '../ports.ts';

interface QuoteOfferNeeds {
  readonly hiring: Hiring;
  readonly billing: Pick<Billing, 'quoteOffer'>;
  readonly letters: Pick<OfferLetterRepository, 'withdrawnUnopened'>;
}

/** The charge for creating the offer now (rules.md#charged-once). */
export class QuoteOffer {
  private readonly needs: QuoteOfferNeeds;

  constructor(needs: QuoteOfferNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `offers.unknown_referral`, `offers.not_owner`, `offers.pay_unreadable`, `offers.pay_contradicts`, `billing.charge_too_large`. */
  async run(
    employerId: UserId,
    referralId: ReferralId,
    asked: Omit<OfferQuoteQuery, 'referralId'>,
  ): Promise<OfferQuote> {
    const referral = ownReferral(await this.needs.hiring.referral(referralId), employerId);
    const pay = readOfferedPay({ text: asked.payRate, path: 'payRate', type: asked.payType });
    const addOns = AddonNames.toDomain(asked.addOns);
    const unopened = await this.needs.letters.withdrawnUnopened(referralId);
    const quote = await this.needs.billing.quoteOffer({ referral, pay, addOns, unopened });
    return { ...quoteView(quote), pay: quotedPay(pay) };
  }
}
