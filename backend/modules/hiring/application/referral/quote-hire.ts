import type { ReferralId, UserId } from '#kernel/ids.ts';
import { quoteView, type AddOnKind, type Billing } from '#modules/billing/index.ts';
import { assertOwner } from '#modules/jobs/index.ts';
import type { HireQuote } from '../../contract/index.ts';
import { referralNotFound } from '../errors.ts';
import type { ReferralFactsReader } from './referral-facts-reader.ts';

/** What hiring the worker would charge now: bonus and add-ons, less what is held already (rules.md#charged-once). */
export class QuoteHire {
  private readonly referrals: Pick<ReferralFactsReader, 'read'>;
  private readonly billing: Pick<Billing, 'quoteHire'>;

  constructor(referrals: Pick<ReferralFactsReader, 'read'>, billing: Pick<Billing, 'quoteHire'>) {
    this.referrals = referrals;
    this.billing = billing;
  }

  /** @throws DomainError `hiring.referral_not_found`, `hiring.not_owner` */
  async run(id: ReferralId, by: UserId, addOns: readonly AddOnKind[]): Promise<HireQuote> {
    const referral = await this.referrals.read(id);
    if (!referral) throw referralNotFound();
    assertOwner(referral, by);
    return quoteView(await this.billing.quoteHire(referral, addOns));
  }
}
