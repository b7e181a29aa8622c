import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Billing, PaymentView } from '#modules/billing/index.ts';
import type { PayBonusRequest } from '../../contract/referral/hire.ts';
import { isSuccessfulHire } from '../../contract/vocabulary/referral-status.ts';
import { moneyOf } from '../referral/referral-facts-reader.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';

interface PayBonusNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly writer: ReferralWriter;
  readonly billing: Billing;
}

/** The employer pays the bonus of a hire that was not covered yet; a covered one is shown as it is (rules.md#charged-once). */
export class PayBonus {
  private readonly needs: PayBonusNeeds;

  constructor(needs: PayBonusNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `billing.not_hired` (422, rules.md#bonus-after-hire) */
  async run(
    id: ReferralId,
    by: UserId,
    { otherCard = false }: Partial<PayBonusRequest> = {},
  ): Promise<PaymentView> {
    const paymentId = await this.needs.unitOfWork.transaction(async () => {
      const referral = await this.needs.writer.findOwned(id, by);
      if (!isSuccessfulHire(referral.status)) {
        throw new DomainError(
          'billing.not_hired',
          'rule_broken',
          'The bonus is paid when the worker is hired',
        );
      }
      const due = await this.needs.billing.chargeBonus(moneyOf(referral));
      if (due && otherCard) await this.needs.billing.askForCard(due);
      return due;
    });
    return this.needs.billing.present(paymentId);
  }
}
