import { businessDayAfter } from '#kernel/business-days.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type Id } from '#kernel/ids.ts';
import {
  EVERIFY,
  EVERIFY_FIRST,
  EVERIFY_UNDECIDED,
  type EverifyClosing,
  type EverifyDecision,
  type EverifyLateReason,
  type EverifyState,
} from '../../contract/vocabulary/everify/everify.ts';
import { throwRefusal } from '../actions/refusal.ts';
import type { Day } from '../due/i9-dates.ts';
import type { DueDay } from '../due/i9-due.ts';
import type { I9FormId } from '../form/i9-record.ts';
import { refusalOfClosing, refusalOfResult, refusalOfStep, wrongState } from './case-steps.ts';

export type EverifyCaseId = Id<'i9_everify_case'>;

export interface NewCase {
  readonly formId: I9FormId;
  /** The result of `readCaseNumber`. */
  readonly caseNumber: string;
  readonly createdOn: Day;
  readonly state: EverifyState;
  /** Why it was made after its day; null in time. */
  readonly lateReason: EverifyLateReason | null;
}

export interface Decided {
  readonly decision: EverifyDecision;
  readonly on: Day;
  readonly by: 'worker' | 'employer';
  readonly signature: string;
}

/** A case that the employer has made at E-Verify, as they write it down (rules.md#everify). */
export class EverifyCase {
  readonly id!: EverifyCaseId;
  readonly formId!: I9FormId;
  readonly caseNumber!: string;
  readonly createdOn!: Day;
  readonly lateReason!: EverifyLateReason | null;
  readonly state!: EverifyState;
  /** Since when it is in that state. */
  readonly stateOn!: Day;
  readonly mismatchOn!: Day | null;
  /** When the employee was notified in private, and got the Further Action Notice. */
  readonly notifiedOn!: Day | null;
  readonly decision!: EverifyDecision | null;
  readonly decidedOn!: Day | null;
  readonly decidedBy!: 'worker' | 'employer' | null;
  readonly decisionSignature!: string | null;
  readonly referredOn!: Day | null;
  readonly closing!: EverifyClosing | null;
  readonly closedOn!: Day | null;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  readonly version!: number;

  /** @throws DomainError `eligibility.case_state` (rule_broken) */
  static open({ formId, caseNumber, createdOn, state, lateReason }: NewCase, at: Date): EverifyCase {
    if (!EVERIFY_FIRST.includes(state)) throw wrongState();
    return Object.assign(new EverifyCase(), {
      id: newId<'i9_everify_case'>(),
      formId,
      caseNumber,
      createdOn,
      lateReason,
      state,
      stateOn: createdOn,
      mismatchOn: state === 'mismatch' ? createdOn : null,
      notifiedOn: null,
      decision: null,
      decidedOn: null,
      decidedBy: null,
      decisionSignature: null,
      referredOn: null,
      closing: null,
      closedOn: null,
      createdAt: at,
      updatedAt: at,
      version: 1,
    });
  }

  /**
   * Forbids acting against the employee because of the case, on any decision
   * (rules.md#everify-no-adverse-action).
   */
  get isUndecided(): boolean {
    return EVERIFY_UNDECIDED.includes(this.state);
  }

  /** The last day to tell the employee of a mismatch, hear their decision and refer them; null without one. */
  get respondBy(): Day | null {
    return this.mismatchOn && businessDayAfter(this.mismatchOn, EVERIFY.noticeBusinessDays);
  }

  /** The last day for the employee to contact DHS or visit SSA; null before the referral. */
  get contactBy(): Day | null {
    return this.referredOn && businessDayAfter(this.referredOn, EVERIFY.contactBusinessDays);
  }

  /** The employer's next step. */
  get due(): DueDay | null {
    const { state, stateOn, respondBy, contactBy } = this;
    const after = (days: number): Day => businessDayAfter(stateOn, days);
    if (state === 'mismatch') {
      return { kind: this.decision === 'no_action' ? 'everify_close' : 'everify_mismatch', on: respondBy };
    }
    if (state === 'referred') return { kind: 'everify_result', on: contactBy };
    if (state === 'more_time') return { kind: 'everify_result', on: after(EVERIFY.resultBusinessDays) };
    if (state === 'continuance')
      return { kind: 'everify_result', on: after(EVERIFY.continuanceBusinessDays) };
    if (state === 'authorized' || state === 'closed') return null;
    return { kind: 'everify_close', on: after(EVERIFY.closeBusinessDays) };
  }

  /**
   * Records the newest answer of E-Verify.
   * @throws DomainError `eligibility.case_state`, `eligibility.case_day`, `eligibility.not_decided`
   * (rule_broken)
   */
  move(state: EverifyState, on: Day, at: Date): void {
    throwRefusal(refusalOfResult(this, state));
    this.assertDay(on);
    const mismatch = state === 'mismatch' && {
      mismatchOn: on,
      notifiedOn: null,
      decision: null,
      decidedOn: null,
      decidedBy: null,
      decisionSignature: null,
      referredOn: null,
    };
    const referred = state === 'referred' && { referredOn: on };
    this.become({ state, stateOn: on, ...mismatch, ...referred }, at);
  }

  /**
   * Records the private notice to the employee, once. @throws DomainError `eligibility.no_mismatch`,
   * `eligibility.case_day` (rule_broken), `eligibility.notified` (conflict)
   */
  notify(on: Day, at: Date): void {
    throwRefusal(refusalOfStep('notice', this));
    this.assertDay(on);
    this.become({ notifiedOn: on }, at);
  }

  /**
   * The employee's own decision, once. @throws DomainError `eligibility.no_mismatch`, `eligibility.not_notified`,
   * `eligibility.case_day` (rule_broken), `eligibility.decided` (conflict)
   */
  decide({ decision, on, by, signature }: Decided, at: Date): void {
    throwRefusal(refusalOfStep('decision', this));
    if (on < (this.notifiedOn ?? on)) throw wrongDay();
    this.become({ decision, decidedOn: on, decidedBy: by, decisionSignature: signature }, at);
  }

  /**
   * Closes the case; a mismatch only once the employee was notified of it in private.
   * @throws DomainError `eligibility.case_closing`, `eligibility.not_notified`, `eligibility.not_decided`,
   * `eligibility.case_day` (rule_broken)
   */
  close(closing: EverifyClosing, on: Day, at: Date): void {
    throwRefusal(refusalOfClosing(this, closing, on));
    this.assertDay(on);
    this.become({ state: 'closed', stateOn: on, closing, closedOn: on }, at);
  }

  private assertDay(on: Day): void {
    if (on < this.stateOn) throw wrongDay();
  }

  private become(changes: Partial<Omit<EverifyCase, 'id' | 'formId'>>, at: Date): void {
    Object.assign(this, changes, { updatedAt: at });
  }
}

function wrongDay(): DomainError {
  const message = "This date can't be before the step that came before it";
  return new DomainError('eligibility.case_day', 'rule_broken', message, { path: 'on' });
}
