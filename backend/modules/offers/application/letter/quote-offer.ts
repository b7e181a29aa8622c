import type { ReferralId, UserId } from '#kernel/ids.ts';
import { quoteView, type Billing } from '#modules/billing/index.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { OfferQuote, OfferQuoteQuery } from '../../contract/index.ts';
import { ownReferral } from './letter-access.ts';
import { readOfferedPay } from './offered-pay.ts';
import { AddonNames } from './offer-reader.ts';
import type { PayReader } from '../ports.ts';

/** What creating the offer would charge now (rules.md#charged-once). */
export class QuoteOffer {
  private readonly hiring: Hiring;
  private readonly billing: Pick<Billing, 'quoteOffer'>;
  private readonly payReader: PayReader;

  constructor(hiring: Hiring, billing: Pick<Billing, 'quoteOffer'>, payReader: PayReader) {
    this.hiring = hiring;
    this.billing = billing;
    this.payReader = payReader;
  }

  /** @throws DomainError `offers.unknown_referral`, `offers.not_owner`, `offers.pay_unreadable`, `billing.charge_too_large`. */
  async run(
    employerId: UserId,
    referralId: ReferralId,
    asked: Omit<OfferQuoteQuery, 'referralId'>,
  ): Promise<OfferQuote> {
    const referral = ownReferral(await this.hiring.referral(referralId), employerId);
    const pay = readOfferedPay(asked.payRate, asked.payType, this.payReader);
    return quoteView(await this.billing.quoteOffer(referral, pay, AddonNames.toDomain(asked.addOns)));
  }
}
