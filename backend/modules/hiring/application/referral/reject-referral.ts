import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnhiredCause } from '#contract/billing/vocabulary/refunding/refund-causes.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { ReferralStatus } from '../../contract/vocabulary/referral-status.ts';
import type { RejectionReason } from '../../contract/vocabulary/rejection-reason.ts';
import type { ActionContext, Referral } from '../../domain/referral/referral.ts';
import type { WorkDone } from '../../domain/referral/work-done.ts';
import type { EmploymentChecks, Offers, ReportAnswer } from '../hiring.ts';
import type { ReferralWriter } from './referral-writer.ts';
import type { WaysOut } from './ways-out.ts';

interface RejectReferralNeeds {
  readonly writer: ReferralWriter;
  readonly offers: Offers;
  readonly waysOut: WaysOut;
  readonly employment: EmploymentChecks;
  readonly billing: Billing;
}

export interface Rejection {
  readonly note: string | null;
  readonly reason: RejectionReason | null;
  readonly report: ReportAnswer;
  /** About a hire. */
  readonly work: WorkDone;
}

interface Ending {
  readonly reason: string;
  /** The worker hears that a letter was withdrawn. */
  readonly isTold: boolean;
  readonly cause: UnhiredCause;
}

/**
 * (tx) Before the hire, the letter ends and its money is refunded; after it, parts that are not due yet are
 * void (rules.md#rejected-hire).
 */
export class RejectReferral {
  private readonly needs: RejectReferralNeeds;

  constructor(needs: RejectReferralNeeds) {
    this.needs = needs;
  }

  /**
   * By the employer, who says whether a report plays a part (rules.md#ways-out).
   * @throws DomainError as `WaysOut.pass` and `decided`
   */
  async run(
    referral: Referral,
    { note, reason, report, work }: Rejection,
    context: ActionContext & { readonly by: UserId },
  ): Promise<void> {
    await this.needs.waysOut.pass(referral.id, context.by, 'reject', report);
    await this.decided(referral, { note, reason, work }, context);
  }

  /**
   * After the steps of an adverse action. A case that E-Verify has not decided stands in the way (rules.md#everify-no-adverse-action).
   * @throws DomainError `hiring.everify_undecided` (conflict), and as `Referral.reject`
   */
  async decided(
    referral: Referral,
    { note, reason, work }: Omit<Rejection, 'report'>,
    context: ActionContext,
  ): Promise<void> {
    if (await this.needs.employment.isUndecided(referral.id)) {
      throw new DomainError(
        'hiring.everify_undecided',
        'conflict',
        "E-Verify hasn't decided yet, so you can't end this hire because of it. If it ends for another reason, record the last day on the Form I-9 first.",
      );
    }
    const from = referral.status;
    referral.reject(note, reason, context, work);
    await this.needs.writer.save(referral);
    await this.settle(referral, from, {
      reason: 'The candidate was not selected',
      isTold: true,
      cause: 'not_hired',
    });
  }

  /** The worker declines to be referred; no check or case of the employer's stands in the way of that (rules.md#worker-declines). */
  async byWorker(referral: Referral, at: Date): Promise<void> {
    const from = referral.status;
    const isOver = referral.declineByWorker(at);
    await this.needs.writer.save(referral);
    const reason = 'The candidate declined to be referred';
    if (isOver) await this.settle(referral, from, { reason, isTold: false, cause: 'candidate_declined' });
  }

  private async settle(
    { id }: Referral,
    from: ReferralStatus,
    { reason, isTold, cause }: Ending,
  ): Promise<void> {
    if (from === 'hired') return this.needs.billing.voidMilestones(id);
    await this.needs.offers.withdrawLive(id, reason, isTold);
    await this.needs.billing.releaseUnhired(id, cause);
  }
}
