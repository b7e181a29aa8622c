import { DomainError } from '#kernel/domain-error.ts';
import type { Clock } from '#kernel/clock.ts';
import type { PaymentId, ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Billing } from '#modules/billing/index.ts';
import { ReferralStatusMachine, type PlannedChange } from '../../domain/referral/referral-status-machine.ts';
import type { RejectionReason } from '../../contract/vocabulary/rejection-reason.ts';
import type { ActionContext, Referral } from '../../domain/referral/referral.ts';
import { assertWorkSaid } from '../../domain/referral/work-done.ts';
import type { CompleteReferral } from '../hire/complete-referral.ts';
import type { HireWorker } from '../hire/hire-worker.ts';
import type { Offers, ReportAnswer } from '../hiring.ts';
import type { ReferralWriter } from './referral-writer.ts';
import type { ReferralStatus } from '../../contract/vocabulary/referral-status.ts';
import type { InterviewTexts } from '../interview/interview-texts.ts';
import type { RequestedInterview, ScheduleInterview } from '../interview/schedule-interview.ts';
import type { RejectReferral } from './reject-referral.ts';

export interface RequestedStatus extends ReportAnswer {
  /** The requested name, including aliases: only some of them take two steps (rules.md#interview-alias). */
  readonly status: string;
  readonly notes: string | null;
  readonly reason: RejectionReason | null;
  /** About a hire; only with a rejection, and the last day also with the completion (rules.md#i9-kept). */
  readonly worked?: boolean | null;
  readonly lastDay?: string | null;
  /** One of many: a hire ends only with an answer (rules.md#i9-kept). */
  readonly isOneOfMany?: boolean;
  /** When they talk; only on the way to the interview. */
  readonly interview?: RequestedInterview | null;
  /** To the worker, by text. */
  readonly message?: string | null;
}

interface ChangeStatusNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly writer: ReferralWriter;
  readonly offers: Offers;
  readonly billing: Billing;
  readonly hireWorker: HireWorker;
  readonly completeReferral: CompleteReferral;
  readonly rejectReferral: RejectReferral;
  readonly schedule: Pick<ScheduleInterview, 'set'>;
  readonly texts: Pick<InterviewTexts, 'sendMessage'>;
  readonly clock: Clock;
}

/** The plain status call: each target has the consequences of its own call, so nothing skips the money (rules.md#nothing-skips-money). */
export class ChangeStatus {
  private readonly needs: ChangeStatusNeeds;

  constructor(needs: ChangeStatusNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError as `ReferralStatusMachine.plan`, `Referral`'s methods and `Offers.sendDraft` */
  async run(id: ReferralId, by: UserId, asked: RequestedStatus): Promise<void> {
    const due = await this.needs.unitOfWork.transaction(async () => {
      const referral = await this.needs.writer.findOwned(id, by);
      const plan = ReferralStatusMachine.plan(referral.status, asked.status, asked.notes);
      refuseElsewhere(plan.target, asked);
      return this.follow(referral, plan, asked, by);
    });
    // Charges a saved card now; without one, the screen requests the payment of this referral.
    if (due) await this.needs.billing.present(due);
  }

  private async follow(
    referral: Referral,
    plan: PlannedChange,
    asked: RequestedStatus,
    by: UserId,
  ): Promise<PaymentId | null> {
    if (plan.target === 'hired') return this.needs.hireWorker.hire(referral, by, [], plan.note);
    if (plan.target === 'completed') {
      const { lastDay = null } = asked;
      await this.needs.completeReferral.complete(referral, by, { note: plan.note, lastDay });
    } else await this.move(referral, plan, asked, { at: this.needs.clock.now(), by });
    return null;
  }

  private async move(
    referral: Referral,
    { target, note }: PlannedChange,
    asked: RequestedStatus,
    context: ActionContext & { readonly by: UserId },
  ): Promise<void> {
    if (target === 'rejected') {
      const { reason, worked = null, lastDay = null } = asked;
      if (asked.isOneOfMany) assertWorkSaid(referral.status === 'hired', worked);
      const rejection = { note, reason, report: asked, work: { worked, lastDay } };
      await this.needs.rejectReferral.run(referral, rejection, context);
    } else if (target === 'offer_sent') await this.sendOffer(referral, context);
    else if (target === 'offer_signed') await this.recordPaperSignature(referral, note, context);
    else {
      const isWorkerTold = Boolean(asked.message ?? asked.interview);
      referral.changeStatus(asked.status, note, context, isWorkerTold);
      await this.needs.writer.save(referral);
      if (asked.message) await this.needs.texts.sendMessage(referral, asked.message);
      if (asked.interview) await this.needs.schedule.set(referral, asked.interview);
    }
  }

  private async sendOffer(referral: Referral, context: ActionContext): Promise<void> {
    await this.needs.offers.sendDraft(referral.id, referral.employerId);
    referral.markOfferSent(context);
    await this.needs.writer.save(referral);
  }

  private async recordPaperSignature(
    referral: Referral,
    note: string | null,
    context: ActionContext,
  ): Promise<void> {
    const digitalOfferAwaiting = await this.needs.offers.awaitsSignature(referral.id);
    referral.recordPaperSignature(note, { digitalOfferAwaiting }, context);
    await this.needs.writer.save(referral);
  }
}

/**
 * @throws DomainError `hiring.interview_elsewhere`, `hiring.message_elsewhere` (422) for steps without an
 * interview or a message
 */
function refuseElsewhere(target: ReferralStatus, { interview, message }: RequestedStatus): void {
  if (interview && target !== 'interviewing') {
    const told = 'A time goes with Schedule Interview only';
    throw new DomainError('hiring.interview_elsewhere', 'rule_broken', told, { path: 'interview' });
  }
  if (message && target !== 'interviewing' && target !== 'contacted') {
    const told = 'A message goes with Contact and Schedule Interview only';
    throw new DomainError('hiring.message_elsewhere', 'rule_broken', told, { path: 'message' });
  }
}
