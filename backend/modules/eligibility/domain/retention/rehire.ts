import { DomainError } from '#kernel/domain-error.ts';
import { FORM_I9 } from '../../contract/vocabulary/form/form-i9.ts';
import { throwRefusal, type Refusal } from '../actions/refusal.ts';
import { dayIn, daysAfter, yearsAfter, type Day } from '../due/i9-dates.ts';
import type { I9Record } from '../form/i9-record.ts';

const DAYS_AHEAD = 365;

type Reusable = Pick<I9Record, 'endedOn' | 'section2CompletedAt' | 'timeZone' | 'receiptDueOn'>;

interface Rehire {
  readonly rehiredOn: Day;
  readonly reverifyOn: Day | null;
}

/**
 * The last day on which a rehire may use the form: three years from its first completion, even after
 * corrections.
 */
export function rehireUntil(form: Pick<I9Record, 'section2CompletedAt' | 'timeZone'>): Day | null {
  if (form.section2CompletedAt === null) return null;
  return yearsAfter(dayIn(form.timeZone, form.section2CompletedAt), FORM_I9.rehireYears);
}

/**
 * A form is used again for a rehire only after the work has ended, and within three years of its first completion; what has run out
 * by then is shown again first (rules.md#i9-rehire). `reverifyOn` is the day after what is shown with it.
 * @throws DomainError `eligibility.rehire_before_end`, `eligibility.rehire_day`, `eligibility.rehire_ahead`,
 * `eligibility.new_form_needed`, `eligibility.rehire_receipt`, `eligibility.rehire_document` (rule_broken), with the path
 */
export function assertRehire(form: Reusable, rehire: Rehire, today: Day): void {
  throwRefusal(refusalOfRehire(form, rehire, today));
}

/** Why no day is left for a rehire: the one after the last day of work is the most likely to be accepted. */
export function refusalOfAnyRehire(form: Reusable, today: Day): Refusal {
  const rehiredOn = daysAfter(form.endedOn ?? today, 1);
  // A document that ends before the rehire is shown with it.
  return refusalOfRehire(form, { rehiredOn, reverifyOn: null }, today);
}

function refusalOfRehire(form: Reusable, { rehiredOn, reverifyOn }: Rehire, today: Day): Refusal {
  const { endedOn, receiptDueOn } = form;
  if (endedOn === null) return refused('rehire_before_end', 'Save the last day of work before the rehire');
  if (rehiredOn <= endedOn) return refused('rehire_day', 'Enter a day after the last day of work');
  if (rehiredOn > daysAfter(today, DAYS_AHEAD))
    return refused('rehire_ahead', 'Enter a day no more than a year ahead');
  const until = rehireUntil(form);
  if (until !== null && rehiredOn > until)
    return refused(
      'new_form_needed',
      'This form was completed more than three years before the rehire. Fill in a new Form I-9.',
    );
  if (receiptDueOn !== null && receiptDueOn < rehiredOn)
    return refused(
      'rehire_receipt',
      'The receipt on this form expires before the rehire. Correct section 2 with the document first.',
    );
  if (reverifyOn !== null && reverifyOn < rehiredOn)
    return refused(
      'rehire_document',
      'The work authorization on this form expires before the rehire. Add a document from List A or List C.',
      'documents',
    );
  return null;
}

function refused(code: string, message: string, path = 'rehiredOn'): DomainError {
  return new DomainError(`eligibility.${code}`, 'rule_broken', message, { path });
}
