import type { Fields } from '#kernel/aggregate.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { Money } from '#kernel/money.ts';
import { ConfirmableReferral } from '../confirmation/confirmable-referral.ts';
import { isPlainStatus } from '../../contract/vocabulary/referral-status.ts';
import type { HiringEvents, OfferEnding } from '../events.ts';
import type { ReferralPaymentStatus, ReferralRecord } from './referral-record.ts';
import {
  assertMayRefer,
  newReferralRecord,
  type ReferralSubmission,
  type ReferredJob,
} from './referral-submission.ts';
import {
  assertNote,
  illegalTransition,
  ReferralStatusMachine,
  type NextAction,
} from './referral-status-machine.ts';
import type { ReferralStatus } from '../../contract/vocabulary/referral-status.ts';
import type { RejectionReason } from '../../contract/vocabulary/rejection-reason.ts';
import { RollbackPolicy, type RollbackVerdict } from './rollback-policy.ts';
import { NOT_SAID, rememberedWork, workDone, type WorkDone } from './work-done.ts';

/** The time and the user of an action; null if no user was signed in. */
export interface ActionContext {
  readonly at: Date;
  readonly by: string | null;
}

type Wording = {
  readonly note?: string | null;
  readonly reason?: HiringEvents['hiring.referral_status_changed']['reason'];
  readonly isWorkerTold?: boolean;
};

const DAY_MS = 86_400_000;

/** A worker put forward for a job, on the way from submission to completed work. */
export class Referral extends ConfirmableReferral {
  /** @throws DomainError `hiring.job_closed`, `hiring.self_referral`, `hiring.own_job` (rules.md#referral-refusals). */
  static submit(submission: ReferralSubmission, job: ReferredJob, at: Date): Referral {
    assertMayRefer(submission, job);
    const referral = Object.assign(new Referral(), newReferralRecord(submission, job, at));
    const { source, sourceCode } = referral;
    const context = { at, by: submission.workerId ?? submission.referrerId };
    referral.record(
      domainEvent('hiring.referral_submitted', at, { ...referral.parties, source, sourceCode }),
      referral.changed(null, 'submitted', context, {}),
    );
    return referral;
  }

  get bonus(): Money {
    return Money.ofCents(this.bonusCents);
  }

  nextActions(offer: { digitalOfferAwaiting: boolean }): NextAction[] {
    return ReferralStatusMachine.nextActions(this.status, offer);
  }

  /**
   * The plain states, aliases included; every other state has its own method with its own consequences.
   * @throws DomainError as `ReferralStatusMachine.plan`.
   */
  changeStatus(requested: string, note: string | null, context: ActionContext, isWorkerTold = false): void {
    const plan = ReferralStatusMachine.plan(this.status, requested, note);
    if (!isPlainStatus(plan.target)) throw illegalTransition(this.status, plan.target);
    for (const step of plan.steps) this.moveTo(step, context, { note: plan.note, isWorkerTold });
  }

  /** @throws DomainError `hiring.note_required`, `hiring.illegal_transition` (rules.md#rejection-reason), and as `workDone`. */
  reject(
    note: string | null,
    reason: RejectionReason | null,
    context: ActionContext,
    work: WorkDone = NOT_SAID,
  ): void {
    const from = this.status;
    ReferralStatusMachine.assertAllows(from, 'rejected');
    assertNote(note);
    const said = rememberedWork(this, workDone(work, context.at));
    this.moveTo('rejected', context, { note, reason });
    this.become({ rejectionReason: reason, ...said });
    this.record(domainEvent('hiring.referral_rejected', context.at, { ...this.parties, from, reason }));
  }

  /**
   * The worker does not want the job: that ends the referral as the worker's own decision
   * (rules.md#worker-declines). Completed work stays completed. True if this ended the referral.
   * @throws DomainError as `assertUnanswered`.
   */
  declineByWorker(now: Date): boolean {
    this.noteDecline(now);
    const from = this.status;
    if (!ReferralStatusMachine.allows(from, 'rejected')) return false;
    const reason = 'worker_declined';
    this.moveTo('rejected', { at: now, by: null }, { reason });
    this.become({ rejectionReason: reason, canRollback: false });
    this.record(domainEvent('hiring.referral_rejected', now, { ...this.parties, from, reason }));
    return true;
  }

  markOfferSent(context: ActionContext): void {
    this.moveTo('offer_sent', context, {});
  }

  /** The worker signed the digital letter, permanently (rules.md#worker-signature). */
  markOfferSigned(context: ActionContext): void {
    this.moveTo('offer_signed', context, {});
    this.become({ signatureKind: 'digital' });
  }

  /** @throws DomainError `hiring.offer_awaiting_answer` (conflict), `hiring.note_required` (rules.md#paper-signature). */
  recordPaperSignature(
    note: string | null,
    offer: { digitalOfferAwaiting: boolean },
    context: ActionContext,
  ): void {
    ReferralStatusMachine.assertAllows(this.status, 'offer_signed');
    if (offer.digitalOfferAwaiting) {
      throw new DomainError(
        'hiring.offer_awaiting_answer',
        'conflict',
        'The digital offer is still waiting for an answer. Signed on paper? Record it under Manage Offer Letter, Actions, Signed on Paper.',
      );
    }
    assertNote(note);
    this.moveTo('offer_signed', context, { note });
    this.become({ signatureKind: 'paper' });
  }

  /** The letter came to nothing, a new offer may follow (rules.md#back-to-interviewing). An unsent one never moved the referral. */
  returnToInterviewing(reason: OfferEnding, context: ActionContext): void {
    if (this.status !== 'offer_sent') return;
    this.become({
      status: 'interviewing',
      previousStatus: null,
      previousStatusAt: null,
      previousStatusNotes: null,
      canRollback: false,
      statusChangedAt: context.at,
      updatedAt: context.at,
    });
    this.record(this.changed('offer_sent', 'interviewing', context, { reason }));
  }

  /** From a signed offer, or directly from the interview; repeating it does nothing (rules.md#direct-hire, rules.md#repeats). True the first time. */
  hire(context: ActionContext, note: string | null = null): boolean {
    if (this.status === 'hired') return false;
    const from = this.status;
    this.moveTo('hired', context, { note });
    const days = Math.floor((context.at.getTime() - this.createdAt.getTime()) / DAY_MS);
    this.become({ hiredAt: context.at, timeToHire: days });
    const { bonusCents, payoutSchedule } = this;
    const hiredAt = context.at.toISOString();
    const terms = { from, hiredAt, bonusCents, payoutSchedule };
    this.record(domainEvent('hiring.referral_hired', context.at, { ...this.parties, ...terms }));
    return true;
  }

  /** The work is done; repeating it does nothing (rules.md#repeats). @throws DomainError as `workDone`. */
  complete(context: ActionContext, note: string | null = null, lastDay: string | null = null): void {
    if (this.status === 'completed') return;
    const said = lastDay === null ? {} : workDone({ worked: true, lastDay }, context.at);
    this.moveTo('completed', context, { note });
    this.become({ completedAt: context.at, ...said });
    const completedAt = context.at.toISOString();
    this.record(domainEvent('hiring.referral_completed', context.at, { ...this.parties, completedAt }));
  }

  /** `paidOut`: a milestone or the reward of this referral has been paid. */
  rollbackVerdict(now: Date, money: { paidOut: boolean }): RollbackVerdict {
    const { status, previousStatus, statusChangedAt, canRollback } = this;
    const signedDigitally = this.signatureKind === 'digital';
    const change = { status, previousStatus, statusChangedAt, canRollback, signedDigitally, ...money };
    return RollbackPolicy.judge(change, now);
  }

  /**
   * Undoes the last change and restores its notes (rules.md#rollback-window). Event consumers reverse its
   * other effects (letter, money, points).
   * @throws DomainError `hiring.rollback_refused` (rule_broken) with a reason of rules.md#rollback-reasons as
   * message, and as `workDone`.
   */
  rollBack(
    context: ActionContext,
    money: { paidOut: boolean },
    work: WorkDone = NOT_SAID,
  ): { undone: ReferralStatus; restored: ReferralStatus } {
    const { allowed, previousStatus: restored, reason } = this.rollbackVerdict(context.at, money);
    if (!allowed || !restored) {
      throw new DomainError(
        'hiring.rollback_refused',
        'rule_broken',
        reason ?? 'No previous status to return to',
      );
    }
    const undone = this.status;
    this.become({
      ...workDone(work, context.at),
      ...CLEARED_BY_UNDOING[undone],
      ...(restored === 'interviewing' ? { signatureKind: null } : {}),
      status: restored,
      notes: this.previousStatusNotes,
      statusChangedAt: this.previousStatusAt,
      previousStatus: null,
      previousStatusAt: null,
      previousStatusNotes: null,
      canRollback: false,
      updatedAt: context.at,
    });
    const payload = { ...this.parties, undone, restored, actorId: context.by };
    this.record(
      this.changed(undone, restored, context, { reason: 'rolled_back' }),
      domainEvent('hiring.referral_rolled_back', context.at, payload),
    );
    return { undone, restored };
  }

  /**
   * Stores the bonus status from billing; `paidAt` is set while it is committed to the referrer
   * (rules.md#bonus-at-hire).
   */
  recordBonusPayment(
    status: ReferralPaymentStatus,
    paidAt: Date | null,
    paymentIntentId: string | null,
  ): void {
    this.become({
      paymentStatus: status,
      bonusPaidAt: paidAt,
      paymentIntentId: paymentIntentId ?? this.paymentIntentId,
    });
  }

  private moveTo(to: ReferralStatus, context: ActionContext, wording: Wording): void {
    const from = this.status;
    ReferralStatusMachine.assertAllows(from, to);
    this.become({
      previousStatus: from,
      previousStatusAt: this.statusChangedAt,
      previousStatusNotes: this.notes,
      status: to,
      notes: wording.note ?? this.notes,
      statusChangedAt: context.at,
      canRollback: true,
      updatedAt: context.at,
    });
    this.record(this.changed(from, to, context, wording));
  }

  private changed(from: ReferralStatus | null, to: ReferralStatus, context: ActionContext, wording: Wording) {
    const { note = null, reason = null, isWorkerTold } = wording;
    const told = isWorkerTold ? { isWorkerTold } : {};
    const payload = { ...this.parties, from, to, actorId: context.by, note, reason, ...told };
    return domainEvent('hiring.referral_status_changed', context.at, payload);
  }
}

const CLEARED_BY_UNDOING: Readonly<Partial<Record<ReferralStatus, Partial<Fields<ReferralRecord>>>>> = {
  offer_signed: { signatureKind: null },
  hired: { hiredAt: null, timeToHire: null, bonusPaidAt: null },
  completed: { completedAt: null },
  rejected: { rejectionReason: null },
};
