import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AddOnCharges } from '#modules/billing/index.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { CheckKind } from '../../domain/order/background-check.ts';
import { mayCancel } from '../../domain/order/check-actions.ts';
import type { CheckLifecycle } from './check-lifecycle.ts';
import { lockLiveCheck } from './lock-live-check.ts';
import type { BackgroundCheckRepository } from '../ports.ts';

interface CancelCheckNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly checks: BackgroundCheckRepository;
  readonly lifecycle: CheckLifecycle;
  readonly charges: AddOnCharges;
}

/** The employer cancels the check, and a payment is refunded. */
export class CancelCheck {
  private readonly needs: CancelCheckNeeds;

  constructor(needs: CancelCheckNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError as `lockLiveCheck`; `checks.delivered` (conflict) */
  async run(id: ReferralId, by: UserId, kind: CheckKind): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const { check } = await lockLiveCheck(this.needs, id, by, kind);
      const isBack =
        mayCancel(check) && (await this.needs.charges.cancelOrRefund(id, kind, 'employer_canceled'));
      if (!isBack) throw delivered(kind);
      await this.needs.lifecycle.cancel(check, 'employer');
    });
  }
}

function delivered(kind: CheckKind): DomainError {
  return kind === 'drug_test'
    ? new DomainError('checks.delivered', 'conflict', 'This drug test is complete')
    : new DomainError('checks.delivered', 'conflict', 'This background check is complete');
}
