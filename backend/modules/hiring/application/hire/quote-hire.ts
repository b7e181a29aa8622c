import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { quoteView, type AddOnKind, type Billing } from '#modules/billing/index.ts';
import { assertOwner } from '#modules/jobs/index.ts';
import type { HireQuote } from '../../contract/index.ts';
import { referralNotFound } from '../errors.ts';
import type { Offers } from '../hiring.ts';
import { moneyOf, type ReferralFactsReader } from '../referral/referral-facts-reader.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';

interface QuoteHireNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly referrals: Pick<ReferralFactsReader, 'read'>;
  readonly offers: Pick<Offers, 'signedTerms'>;
  readonly writer: Pick<ReferralWriter, 'findOwned'>;
  readonly billing: Pick<Billing, 'quoteHire' | 'quoteRestored'>;
}

/**
 * Quotes what a hire would charge now, exactly as the hire then charges (rules.md#charged-once,
 * rules.md#hire-from-signed); for a rejected hire, what undoing the rejection charges
 * (rules.md#undone-rejection).
 */
export class QuoteHire {
  private readonly needs: QuoteHireNeeds;

  constructor(needs: QuoteHireNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `hiring.referral_not_found`, `hiring.not_owner` */
  async run(id: ReferralId, by: UserId, addOns: readonly AddOnKind[]): Promise<HireQuote> {
    const { unitOfWork, referrals, offers, writer, billing } = this.needs;
    const referral = await referrals.read(id);
    if (!referral) throw referralNotFound();
    assertOwner(referral, by);
    const quote = await unitOfWork.transaction(async () => {
      if (referral.status === 'rejected') {
        const rejected = await writer.findOwned(id, by);
        const { previousStatus, statusChangedAt } = rejected;
        if (previousStatus === 'hired' && statusChangedAt)
          return billing.quoteRestored(moneyOf(rejected), statusChangedAt);
      }
      const signed = referral.status === 'offer_signed' ? await offers.signedTerms(id) : null;
      return billing.quoteHire(referral, addOns, signed);
    });
    return quoteView(quote);
  }
}
