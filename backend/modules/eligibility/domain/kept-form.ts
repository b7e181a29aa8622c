import { mismatchOpen } from './everify/case-rules.ts';
import { endedBefore, formCanceled, formGone, section2Missing } from './i9-errors.ts';
import { dayIn, daysAfter, nextReminder, retentionDay, type Day } from './i9-dates.ts';
import { dueOf, type DueDay } from './i9-due.ts';
import { I9Record } from './i9-record.ts';

/** A form of someone who never began is not kept: the days in which the hire may still be taken up again. */
const DAYS_OF_CANCELED = 30;

type TakenUp = Pick<I9Record, 'rehiredOn' | 'endedOn' | 'isRetentionOnly' | 'retentionExpiry'>;

/** After a rehire nothing is counted toward an end, until there is another one. */
export function takenUpOn(rehiredOn: Day): TakenUp {
  return { rehiredOn, endedOn: null, isRetentionOnly: false, retentionExpiry: null };
}

/** How long a form is kept: from the end of the work to the day it may be destroyed (rules.md#i9-retention). */
export abstract class KeptForm extends I9Record {
  /** What it waits for, and when that is due; null when nothing is. */
  get due(): DueDay | null {
    return dueOf(this);
  }

  today(now: Date): Day {
    return dayIn(this.timeZone, now);
  }

  /**
   * The employment is over: the retention begins. While E-Verify has not decided it ends for another reason alone, which is said.
   * @throws DomainError `eligibility.section2_missing`, `eligibility.ended_before`, `eligibility.mismatch_open` (rule_broken)
   */
  end(endedOn: Day, at: Date, isUnrelated = false): void {
    this.assertLives();
    const hiredOn = this.section2Data?.firstDayOn;
    if (hiredOn === undefined) throw section2Missing();
    if (endedOn < (this.rehiredOn ?? hiredOn) || endedOn > this.today(at))
      throw endedBefore(this.rehiredOn !== null);
    if (this.everifyIsUndecided && !isUnrelated) throw mismatchOpen();
    this.become({ endedOn, isRetentionOnly: true, retentionExpiry: retentionDay(hiredOn, endedOn) }, at);
  }

  /** A legal hold: nothing is purged until it is released. @throws DomainError `eligibility.form_gone` (expired) */
  hold(reason: string, at: Date): void {
    if (this.formStatus === 'purged') throw formGone();
    this.become({ heldAt: this.heldAt ?? at, complianceNotes: reason }, at);
  }

  release(at: Date): void {
    this.become({ heldAt: null, complianceNotes: null }, at);
  }

  /** The hire came to nothing before the first day was written down. True when something changed. */
  cancel(at: Date): boolean {
    if (this.formStatus !== 'incomplete') return false;
    const retentionExpiry = daysAfter(this.today(at), DAYS_OF_CANCELED);
    this.become({ formStatus: 'canceled', canceledAt: at, retentionExpiry }, at);
    return true;
  }

  /** The offer stands again. True when something changed. */
  reopen(at: Date): boolean {
    if (this.formStatus !== 'canceled') return false;
    this.become({ formStatus: 'incomplete', canceledAt: null, retentionExpiry: null }, at);
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
    if (this.formStatus === 'purged') throw formGone();
    if (this.formStatus === 'canceled') throw formCanceled();
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
