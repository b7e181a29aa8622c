import type { OfferLetterId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { quoteView, type Billing } from '#modules/billing/index.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { AmendmentQuote, AmendmentQuoteQuery } from '../../contract/index.ts';
import { ownReferral, type LetterAccess } from '../letter/letter-access.ts';
import { quotedPay, readOfferedPay } from '../terms/offered-pay.ts';
import { AddonNames } from '../letter/offer-reader.ts';

interface QuoteAmendmentNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly hiring: Hiring;
  readonly billing: Pick<Billing, 'quoteRevision'>;
}

/** The charge and the refund that new terms of a letter would cause now (rules.md#amended-offers). */
export class QuoteAmendment {
  private readonly needs: QuoteAmendmentNeeds;

  constructor(needs: QuoteAmendmentNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `offers.unknown_letter`, `offers.not_owner`, `offers.pay_unreadable`, `offers.pay_contradicts`, and as `Billing.reviseOffer`. */
  async run(id: OfferLetterId, by: UserId, asked: AmendmentQuoteQuery): Promise<AmendmentQuote> {
    const { access, unitOfWork, hiring, billing } = this.needs;
    const letter = await unitOfWork.transaction(() => access.lockOwnLetter(id, by));
    const referral = ownReferral(await hiring.referral(letter.referralId), by);
    const { payRate: text, payType: type } = asked;
    const pay = readOfferedPay({ text, path: 'payRate', type, otherwise: letter.payType });
    const addOns = AddonNames.toDomain(asked.addOns);
    const removed = letter.addOns.filter((addOn) => !addOns.includes(addOn));
    const quote = await billing.quoteRevision({ referral, offerLetterId: id, pay, addOns, removed });
    return { ...quoteView(quote), pay: quotedPay(pay), refund: quote.refund.toDollars() };
  }
}
