import type { I9Due } from '../../contract/vocabulary/form/i9-statuses.ts';
import { section2DueOn, type Day, type WorkTime } from './i9-dates.ts';
import type { I9Record } from '../form/i9-record.ts';

export interface DueDay {
  readonly kind: I9Due;
  /** Null while the first day of work is unknown. */
  readonly on: Day | null;
}

type Waiting = Pick<
  I9Record,
  | 'formStatus'
  | 'isRetentionOnly'
  | 'hireEndedOn'
  | 'section1Status'
  | 'section2Status'
  | 'startsOn'
  | 'receiptDueOn'
  | 'reverifyOn'
  | 'everifyDueKind'
  | 'everifyDueOn'
> &
  WorkTime;

/** The first thing that a form waits for; null if it waits for nothing. */
export function dueOf(form: Waiting): DueDay | null {
  if (form.formStatus === 'canceled' || form.formStatus === 'purged') return null;
  const { everifyDueKind: kind, everifyDueOn } = form;
  const everify = kind && { kind, on: everifyDueOn };
  // A case is closed after the end, too; a new one is neither made nor waited for.
  const open = kind === 'everify_case' || kind === 'everify_ssn' ? null : everify;
  if (form.isRetentionOnly) return open;
  // Both have signed, the hire is over, and its last day is unknown.
  if (form.hireEndedOn !== null)
    return first([{ kind: 'last_day', on: form.hireEndedOn }, ...(open ? [open] : [])]);
  if (form.section1Status === 'pending') return { kind: 'section1', on: form.startsOn };
  if (form.section2Status === 'pending') {
    return { kind: 'section2', on: form.startsOn === null ? null : section2DueOn(form.startsOn, form) };
  }
  const waiting: DueDay[] = everify ? [everify] : [];
  if (form.receiptDueOn !== null) waiting.push({ kind: 'receipt', on: form.receiptDueOn });
  if (form.reverifyOn !== null) waiting.push({ kind: 'reverification', on: form.reverifyOn });
  return first(waiting);
}

function first(waiting: readonly DueDay[]): DueDay | null {
  return waiting.toSorted((a, b) => ((a.on ?? '') < (b.on ?? '') ? -1 : 1))[0] ?? null;
}
