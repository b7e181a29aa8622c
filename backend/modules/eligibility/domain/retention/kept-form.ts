import type { I9EmployerAction } from '../../contract/vocabulary/actions/i9-actions.ts';
import { refusalOf } from '../actions/employer-actions.ts';
import { refusalOfLife, throwRefusal } from '../actions/refusal.ts';
import {
  earliestEnd,
  hireOf,
  mustConfirmUnrelated,
  retentionFrom,
  workedOf,
  type EndOfHire,
} from './end-of-hire.ts';
import { mismatchOpen } from '../everify/case-rules.ts';
import { endedBefore } from '../form/i9-errors.ts';
import { dayIn, daysAfter, nextReminder, retentionDay, type Day } from '../due/i9-dates.ts';
import { dueOf, type DueDay } from '../due/i9-due.ts';
import { I9Record } from '../form/i9-record.ts';

/** Days in which the form of someone who never worked can reopen with its hire, before it is purged. */
const DAYS_OF_CANCELED = 30;

type TakenUp = Pick<
  I9Record,
  'rehiredOn' | 'endedOn' | 'hireEndedOn' | 'isRetentionOnly' | 'retentionExpiry'
>;

/** After a rehire nothing is counted toward an end, until there is another one. */
export function takenUpOn(rehiredOn: Day): TakenUp {
  return { rehiredOn, endedOn: null, hireEndedOn: null, isRetentionOnly: false, retentionExpiry: null };
}

/**
 * The retention of a form: from the end of the work to the day it may be destroyed (rules.md#i9-retention).
 */
export abstract class KeptForm extends I9Record {
  /** The next thing that the form waits for, and its day; null if it waits for nothing. */
  get due(): DueDay | null {
    return dueOf(this);
  }

  today(now: Date): Day {
    return dayIn(this.timeZone, now);
  }

  /**
   * Ends the employment: the retention begins. A second call corrects the last day; for an unfinished form,
   * once its hire is over and it is retained (rules.md#i9-kept). While E-Verify has not decided, only an
   * employment that ended for another reason ends, and the caller says so.
   * @throws DomainError `eligibility.section2_missing`, `eligibility.ended_before`,
   * `eligibility.mismatch_open` (rule_broken)
   */
  end(endedOn: Day, at: Date, isUnrelated = false): void {
    this.assertMay('end', at);
    const earliest = earliestEnd(this);
    if (earliest === null || endedOn < earliest || endedOn > this.today(at))
      throw endedBefore(this.rehiredOn !== null);
    const hiredOn = this.section2Data?.firstDayOn ?? hireOf(this);
    if (mustConfirmUnrelated(this) && !isUnrelated) throw mismatchOpen();
    this.become({ endedOn, isRetentionOnly: true, retentionExpiry: retentionDay(hiredOn, endedOn) }, at);
  }

  /** A legal hold: nothing is purged until it is released. @throws DomainError `eligibility.form_gone` (expired) */
  hold(reason: string, at: Date): void {
    this.assertMay('hold', at);
    this.become({ heldAt: this.heldAt ?? at, complianceNotes: reason }, at);
  }

  /** @throws DomainError `eligibility.not_held` (conflict) */
  release(at: Date): void {
    this.assertMay('release', at);
    this.become({ heldAt: null, complianceNotes: null }, at);
  }

  /**
   * Records the known facts of the hire, even after it was undone while the offer is open. True when
   * something changed.
   */
  recordHire(
    { hiredOn, worked }: Pick<EndOfHire, 'worked'> & { readonly hiredOn: Day | null },
    at: Date,
  ): boolean {
    const known = {
      hiredOn: hiredOn ?? this.hiredOn,
      worked: worked === true ? 'yes' : this.worked,
    } as const;
    const isNew = known.hiredOn !== this.hiredOn || known.worked !== this.worked;
    if (this.formStatus === 'purged' || !isNew) return false;
    this.become(known, at);
    return true;
  }

  /**
   * Ends the hire: cancels the form of a person who never worked, and retains any other (rules.md#i9-kept).
   * Null when nothing changed.
   */
  endHire(end: EndOfHire, at: Date): 'canceled' | 'kept' | null {
    // The hire was taken up and ended again before the form heard of it.
    if (this.formStatus === 'canceled' && end.worked === true) this.reopen(at);
    const stands = this.formStatus === 'incomplete' || this.formStatus === 'complete';
    if (!stands || this.hireEndedOn !== null) return null;
    const today = this.today(at);
    const worked = workedOf(this, end, today);
    if (worked === 'no') {
      const retentionExpiry = daysAfter(today, DAYS_OF_CANCELED);
      this.become({ formStatus: 'canceled', canceledAt: at, retentionExpiry, worked: null }, at);
      return 'canceled';
    }
    this.become({ worked, hireEndedOn: today, ...retentionFrom(this, end, today) }, at);
    return 'kept';
  }

  /**
   * Both have signed, the work is done and its last day known: the retention begins. True when something
   * changed.
   */
  complete({ lastDay }: Pick<EndOfHire, 'lastDay'>, at: Date): boolean {
    if (this.formStatus !== 'complete' || lastDay === null) return false;
    return this.endHire({ worked: true, lastDay }, at) !== null;
  }

  /** Renews the hire and resets everything that counted toward its end. True when something changed. */
  reopen(at: Date): boolean {
    if (this.formStatus === 'canceled') {
      const formStatus = this.section2Status === 'complete' ? 'complete' : 'incomplete';
      this.become({ formStatus, canceledAt: null, retentionExpiry: null }, at);
      return true;
    }
    if (this.formStatus === 'purged' || this.hireEndedOn === null) return false;
    this.become({ hireEndedOn: null, endedOn: null, isRetentionOnly: false, retentionExpiry: null }, at);
    return true;
  }

  /** The retention day itself still belongs to the retention. */
  isPurgeable(now: Date): boolean {
    if (this.formStatus === 'purged' || this.heldAt !== null || this.retentionExpiry === null) return false;
    return this.today(now) > this.retentionExpiry;
  }

  /** That there was a form stays; what stood in it goes (rules.md#i9-retention). True when it was time. */
  purge(at: Date): boolean {
    if (!this.isPurgeable(at)) return false;
    this.become(
      {
        formStatus: 'purged',
        purgedAt: at,
        workerName: 'Former employee',
        workerEmail: null,
        section1Data: null,
        section1IpAddress: null,
        section2Data: null,
        section2Documents: null,
        reverifiedDocument: null,
        verifierName: null,
        complianceNotes: null,
      },
      at,
    );
    return true;
  }

  /** @throws DomainError `eligibility.form_canceled`, `eligibility.form_gone` (expired) */
  assertLives(): void {
    throwRefusal(refusalOfLife(this));
  }

  /** @throws DomainError the refusal of the action (`refusalOf`) */
  assertMay(action: I9EmployerAction, at: Date): void {
    throwRefusal(refusalOf(action, this, this.today(at)));
  }

  protected become(changes: Partial<Omit<I9Record, 'id'>>, at: Date): void {
    Object.assign(this, changes, { updatedAt: at });
    const { due } = this;
    const on = due?.on ?? null;
    const isNew = on !== this.nextDueOn;
    const remindedOn = isNew ? null : this.remindedOn;
    const next = due && on !== null ? nextReminder({ kind: due.kind, on }, this.today(at), remindedOn) : null;
    Object.assign(this, { nextDueOn: on, remindedOn, nextReminderOn: next });
  }
}
