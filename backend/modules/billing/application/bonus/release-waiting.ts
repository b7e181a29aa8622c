import type { AuditTrail } from '#kernel/audit-trail.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Milestone } from '../../domain/bonus/milestone.ts';
import type { BillingNeeds } from '../ports.ts';
import { letGo } from './release-milestones.ts';

export interface WaitingRelease {
  readonly milestoneId: string;
  readonly reason: string;
  readonly by: UserId;
  readonly requestId: string | null;
}

interface ReleaseWaitingNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly billing: Pick<BillingNeeds, 'milestones' | 'ledger' | 'taskQueue' | 'clock' | 'bonusRecord'>;
  readonly audit: AuditTrail;
}

/**
 * An admin releases a part of a bonus that waits for an unconfirmed worker: it is paid on its due date, or
 * now if that has passed (rules.md#unconfirmed-hires).
 */
export class ReleaseWaiting {
  private readonly needs: ReleaseWaitingNeeds;

  constructor(needs: ReleaseWaitingNeeds) {
    this.needs = needs;
  }

  /**
   * Idempotent, and logged only once. @throws DomainError `billing.unknown_milestone` (not_found), and as
   * `Milestone.assertReleasable`.
   */
  async run({ milestoneId, reason, by, requestId }: WaitingRelease): Promise<Milestone> {
    const { unitOfWork, billing, audit } = this.needs;
    return unitOfWork.transaction(async () => {
      const referralId = await billing.milestones.referralOf(milestoneId);
      if (referralId === null) throw unknownMilestone();
      await billing.bonusRecord.lockReferral(referralId);
      const milestone = await billing.milestones.find(milestoneId);
      if (!milestone) throw unknownMilestone();
      if (milestone.state === 'released') return milestone;
      milestone.assertReleasable();
      if (!milestone.waitsForWorker) return milestone;
      await letGo(billing, [milestone]);
      await audit.record({
        actorId: by,
        action: 'milestone.released',
        subject: { type: 'referral', id: referralId },
        details: { milestoneId, amount: milestone.amount.toDollars(), reason },
        requestId,
      });
      return milestone;
    });
  }
}

export function unknownMilestone(): DomainError {
  return new DomainError('billing.unknown_milestone', 'not_found', 'There is no such part of a bonus');
}
