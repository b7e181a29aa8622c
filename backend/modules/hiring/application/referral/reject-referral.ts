import { DomainError } from '#kernel/domain-error.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { RejectionReason } from '../../contract/vocabulary/rejection-reason.ts';
import type { ActionContext, Referral } from '../../domain/referral/referral.ts';
import type { Checks, EmploymentChecks, Offers } from '../hiring.ts';
import type { ReferralWriter } from './referral-writer.ts';

interface RejectReferralNeeds {
  readonly writer: ReferralWriter;
  readonly offers: Offers;
  readonly checks: Checks;
  readonly employment: EmploymentChecks;
  readonly billing: Billing;
}

/** (tx) Before the hire the letter ends and its money goes back; after it, what is not due yet is void (rules.md#rejected-hire). */
export class RejectReferral {
  private readonly needs: RejectReferralNeeds;

  constructor(needs: RejectReferralNeeds) {
    this.needs = needs;
  }

  /**
   * While a decision because of the background check is announced, the worker may still answer it: a rejection in between
   * would be that decision without its wait (rules.md#adverse-action).
   * The same of a case that E-Verify has not decided (rules.md#everify-no-adverse-action).
   * @throws DomainError `hiring.decision_pending`, `hiring.everify_undecided` (conflict), and as `Referral.reject`
   */
  async run(
    referral: Referral,
    note: string | null,
    reason: RejectionReason | null,
    occasion: ActionContext,
  ): Promise<void> {
    if (await this.needs.checks.decisionPending(referral.id)) {
      throw new DomainError(
        'hiring.decision_pending',
        'conflict',
        "A decision based on a check or test is under way. Wait until it's final, or cancel it first.",
      );
    }
    if (await this.needs.employment.isUndecided(referral.id)) {
      throw new DomainError(
        'hiring.everify_undecided',
        'conflict',
        "E-Verify hasn't decided yet, so you can't end this hire because of it. If it ends for another reason, record the last day on the Form I-9 first.",
      );
    }
    const wasHired = referral.status === 'hired';
    referral.reject(note, reason, occasion);
    await this.needs.writer.save(referral);
    if (wasHired) return this.needs.billing.voidMilestones(referral.id);
    await this.needs.offers.withdrawLive(referral.id, 'The candidate was not selected');
    await this.needs.billing.releaseUnhired(referral.id);
  }
}
