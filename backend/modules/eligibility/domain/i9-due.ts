import type { I9Due } from '../contract/vocabulary/i9-statuses.ts';
import { section2DueOn, type Day } from './i9-dates.ts';
import type { I9Record } from './i9-record.ts';

export interface DueDay {
  readonly kind: I9Due;
  /** Null while nobody knows when the work begins. */
  readonly on: Day | null;
}

type Waiting = Pick<
  I9Record,
  | 'formStatus'
  | 'isRetentionOnly'
  | 'section1Status'
  | 'section2Status'
  | 'startsOn'
  | 'receiptDueOn'
  | 'reverifyOn'
>;

/** What a form waits for; null when nothing is. */
export function dueOf(form: Waiting): DueDay | null {
  if (form.formStatus === 'canceled' || form.formStatus === 'purged' || form.isRetentionOnly) return null;
  if (form.section1Status === 'pending') return { kind: 'section1', on: form.startsOn };
  if (form.section2Status === 'pending') {
    return { kind: 'section2', on: form.startsOn === null ? null : section2DueOn(form.startsOn) };
  }
  if (form.receiptDueOn !== null) return { kind: 'receipt', on: form.receiptDueOn };
  return form.reverifyOn === null ? null : { kind: 'reverification', on: form.reverifyOn };
}
