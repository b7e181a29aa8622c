import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Billing, PaymentView } from '#modules/billing/index.ts';
import { isSuccessfulHire } from '../../contract/vocabulary/referral-status.ts';
import { moneyOf } from './referral-facts.ts';
import type { ReferralWriter } from './referral-writer.ts';

/** The employer pays the bonus of a hire that was not covered yet; a covered one is shown as it is (rules.md#charged-once). */
export class PayBonus {
  private readonly unitOfWork: UnitOfWork;
  private readonly journal: ReferralWriter;
  private readonly billing: Billing;

  constructor(unitOfWork: UnitOfWork, journal: ReferralWriter, billing: Billing) {
    this.unitOfWork = unitOfWork;
    this.journal = journal;
    this.billing = billing;
  }

  /** @throws DomainError `billing.not_hired` (422, rules.md#bonus-after-hire) */
  async run(id: ReferralId, by: UserId): Promise<PaymentView> {
    const paymentId = await this.unitOfWork.transaction(async () => {
      const referral = await this.journal.findOwned(id, by);
      if (!isSuccessfulHire(referral.status)) {
        throw new DomainError(
          'billing.not_hired',
          'rule_broken',
          'The bonus is paid when the worker is hired',
        );
      }
      return this.billing.chargeBonus(moneyOf(referral));
    });
    return this.billing.present(paymentId);
  }
}
