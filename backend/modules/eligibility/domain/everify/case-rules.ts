import { businessDayAfter } from '#kernel/business-days.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { EVERIFY, type EverifyLateReason } from '../../contract/vocabulary/everify/everify.ts';
import type { Refusal } from '../actions/refusal.ts';
import { section2Missing } from '../form/i9-errors.ts';
import { dayIn, daysAfter, type Day } from '../due/i9-dates.ts';
import type { I9Record } from '../form/i9-record.ts';
import type { EverifyCase } from './everify-case.ts';

type CaseFacts = Pick<I9Record, 'everifyState' | 'everifyIsUndecided' | 'everifyDueKind' | 'everifyDueOn'>;
type CaseDue = Pick<I9Record, 'everifyDueKind' | 'everifyDueOn' | 'awaitedSsn'>;
type CaseDay = Omit<CaseDue, 'awaitedSsn'>;

const NOT_DUE: CaseDay = { everifyDueKind: null, everifyDueOn: null };
const caseDueFrom = (day: Day): CaseDay => ({
  everifyDueKind: 'everify_case',
  everifyDueOn: businessDayAfter(day, EVERIFY.caseBusinessDays),
});

/**
 * The facts of a case that its form stores; another case follows one that was closed because it was wrong.
 */
export function factsOfCase(of: EverifyCase): CaseFacts {
  const { state, isUndecided, due, closing, closedOn } = of;
  const isWrong = closing === 'wrong_information' || closing === 'duplicate';
  const next = isWrong && closedOn !== null ? caseDueFrom(closedOn) : NOT_DUE;
  const own = due && due.on !== null ? { everifyDueKind: due.kind, everifyDueOn: due.on } : next;
  return { everifyState: state, everifyIsUndecided: isUndecided, ...own };
}

type Awaited = Pick<I9Record, 'usesEverify' | 'everifyState' | 'receiptDueOn' | 'section2Data'> & CaseDue;

interface SectionsNow {
  readonly firstDayOn: Day;
  readonly hasReceipt: boolean;
  readonly hasSsn: boolean;
  readonly today: Day;
}

/**
 * When the sections are signed or corrected a case is due. A receipt waits for its document, and who has no Social Security
 * number yet works on until it is there (M-775 2.1, rules.md#everify-awaiting-ssn).
 */
export function caseDueAfter(form: Awaited, now: SectionsNow): CaseDue {
  const day = caseDayAfter(form, now);
  return { ...day, awaitedSsn: form.awaitedSsn || day.everifyDueKind === 'everify_ssn' };
}

function caseDayAfter(form: Awaited, { firstDayOn, hasReceipt, hasSsn, today }: SectionsNow): CaseDay {
  const { everifyDueKind, everifyDueOn } = form;
  if (!form.usesEverify || form.everifyState !== null) return { everifyDueKind, everifyDueOn };
  if (hasReceipt) return NOT_DUE;
  const awaitsSsn = everifyDueKind === 'everify_ssn';
  if (!hasSsn) {
    const on = awaitsSsn ? everifyDueOn : daysAfter(today, EVERIFY.ssnDays);
    return { everifyDueKind: 'everify_ssn', everifyDueOn: on };
  }
  if (form.receiptDueOn !== null || awaitsSsn) return caseDueFrom(today);
  const isSameDay = form.section2Data?.firstDayOn === firstDayOn;
  return isSameDay && everifyDueOn !== null ? { everifyDueKind, everifyDueOn } : caseDueFrom(firstDayOn);
}

/**
 * The reason for a case that is late because it waited for the number, as E-Verify requires; null if it did
 * not wait, or is in time.
 */
export function waitedFor(
  { awaitedSsn, section2Data }: Pick<I9Record, 'awaitedSsn' | 'section2Data'>,
  createdOn: Day,
): EverifyLateReason | null {
  if (!awaitedSsn || section2Data === null) return null;
  const { everifyDueOn } = caseDueFrom(section2Data.firstDayOn);
  return everifyDueOn !== null && createdOn > everifyDueOn ? 'awaiting_ssn' : null;
}

/** Why a form has no new case now: not before it is complete, nor after the work has ended (M-775 2.1 and 2.2). */
export function refusalOfCase(
  form: Pick<
    I9Record,
    'usesEverify' | 'section2Status' | 'endedOn' | 'everifyState' | 'receiptDueOn' | 'everifyDueKind'
  >,
): Refusal {
  const refused = (code: string, message: string): DomainError =>
    new DomainError(`eligibility.${code}`, 'rule_broken', message);
  if (!form.usesEverify) return refused('no_everify', "This form isn't part of E-Verify");
  if (form.section2Status === 'pending') return section2Missing();
  if (form.everifyState !== null && form.everifyState !== 'closed') return caseOpen();
  if (form.endedOn !== null) return refused('work_ended', 'No case is made after the last day of work');
  if (form.receiptDueOn !== null)
    return refused(
      'receipt_first',
      "E-Verify needs the document itself. Wait until it's here instead of its receipt.",
    );
  if (form.everifyDueKind !== 'everify_ssn') return null;
  return refused(
    'ssn_first',
    'E-Verify needs the Social Security number. Wait until the worker has it: they add it to section 1.',
  );
}

/**
 * From the signature of section 2 to today, and with a reason where it is late (M-775 2.2).
 * @throws DomainError `eligibility.case_day`, `eligibility.late_reason` (rule_broken)
 */
export function assertDayOfCase(
  form: I9Record,
  { createdOn, lateReason }: { readonly createdOn: Day; readonly lateReason: string | null },
  today: Day,
): void {
  if (form.section2CompletedAt !== null && createdOn < dayIn(form.timeZone, form.section2CompletedAt)) {
    const message = "The case can't be made before section 2 was signed";
    throw new DomainError('eligibility.case_day', 'rule_broken', message, { path: 'createdOn' });
  }
  assertPast(createdOn, today, 'createdOn');
  const isLate =
    form.everifyDueKind === 'everify_case' && form.everifyDueOn !== null && createdOn > form.everifyDueOn;
  if (isLate && lateReason === null) {
    const message = 'Choose why it is late';
    throw new DomainError('eligibility.late_reason', 'rule_broken', message, { path: 'lateReason' });
  }
}

function caseOpen(): DomainError {
  return new DomainError('eligibility.case_open', 'conflict', 'This form already has an open E-Verify case');
}

/** @throws DomainError `eligibility.day_ahead` (rule_broken) */
export function assertPast(on: Day, today: Day, path = 'on'): void {
  if (on <= today) return;
  throw new DomainError('eligibility.day_ahead', 'rule_broken', "This date hasn't come yet", { path });
}

/** rules.md#everify-no-adverse-action */
export function mismatchOpen(): DomainError {
  const message =
    "E-Verify hasn't decided yet, so you can't end this job because of it. If it ends for another reason, say so.";
  return new DomainError('eligibility.mismatch_open', 'rule_broken', message, { path: 'isUnrelated' });
}
