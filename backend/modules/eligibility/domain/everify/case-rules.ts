import { businessDayAfter } from '#kernel/business-days.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { EVERIFY } from '../../contract/vocabulary/everify.ts';
import { section2Missing } from '../i9-errors.ts';
import { dayIn, type Day } from '../i9-dates.ts';
import type { I9Record } from '../i9-record.ts';
import type { EverifyCase } from './everify-case.ts';

type CaseFacts = Pick<I9Record, 'everifyState' | 'everifyIsUndecided' | 'everifyDueKind' | 'everifyDueOn'>;
type CaseDue = Pick<I9Record, 'everifyDueKind' | 'everifyDueOn'>;

const NOT_DUE: CaseDue = { everifyDueKind: null, everifyDueOn: null };
const caseDueFrom = (day: Day): CaseDue => ({
  everifyDueKind: 'everify_case',
  everifyDueOn: businessDayAfter(day, EVERIFY.caseBusinessDays),
});

/** What a form keeps of its case; one that was closed because it was wrong is followed by another. */
export function factsOfCase(of: EverifyCase): CaseFacts {
  const { state, isUndecided, due, closing, closedOn } = of;
  const isWrong = closing === 'wrong_information' || closing === 'duplicate';
  const next = isWrong && closedOn !== null ? caseDueFrom(closedOn) : NOT_DUE;
  const own = due && due.on !== null ? { everifyDueKind: due.kind, everifyDueOn: due.on } : next;
  return { everifyState: state, everifyIsUndecided: isUndecided, ...own };
}

/** When section 2 is signed or corrected a case is due, but not for a receipt: that waits for the document (M-775 2.1.1). */
export function caseDueAfter(
  form: Pick<
    I9Record,
    'usesEverify' | 'everifyState' | 'everifyDueKind' | 'everifyDueOn' | 'receiptDueOn' | 'section2Data'
  >,
  { firstDayOn, hasReceipt, today }: { firstDayOn: Day; hasReceipt: boolean; today: Day },
): CaseDue {
  const { everifyDueKind, everifyDueOn } = form;
  if (!form.usesEverify || form.everifyState !== null) return { everifyDueKind, everifyDueOn };
  if (hasReceipt) return NOT_DUE;
  if (form.receiptDueOn !== null) return caseDueFrom(today);
  const isSameDay = form.section2Data?.firstDayOn === firstDayOn;
  return isSameDay && everifyDueOn !== null ? { everifyDueKind, everifyDueOn } : caseDueFrom(firstDayOn);
}

/**
 * Not before Form I-9 is complete, and with a reason where it is late (M-775 2.2).
 * @throws DomainError `eligibility.section2_missing` (conflict); `eligibility.no_everify`, `eligibility.receipt_first`,
 * `eligibility.case_day`, `eligibility.late_reason` (rule_broken)
 */
export function assertMayMakeCase(
  form: I9Record,
  { createdOn, lateReason }: { readonly createdOn: Day; readonly lateReason: string | null },
  today: Day,
): void {
  if (!form.usesEverify) {
    const message = "This form isn't part of E-Verify";
    throw new DomainError('eligibility.no_everify', 'rule_broken', message);
  }
  if (form.section2CompletedAt === null) throw section2Missing();
  if (form.receiptDueOn !== null) {
    const message = "E-Verify needs the document itself. Wait until it's here instead of its receipt";
    throw new DomainError('eligibility.receipt_first', 'rule_broken', message);
  }
  if (createdOn < dayIn(form.timeZone, form.section2CompletedAt)) {
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

/** @throws DomainError `eligibility.day_ahead` (rule_broken) */
export function assertPast(on: Day, today: Day, path = 'on'): void {
  if (on <= today) return;
  throw new DomainError('eligibility.day_ahead', 'rule_broken', "This date hasn't come yet", { path });
}

/** rules.md#everify-no-adverse-action */
export function mismatchOpen(): DomainError {
  const message =
    "E-Verify hasn't decided yet, so you can't end this job because of it. If it ends for another reason, say so";
  return new DomainError('eligibility.mismatch_open', 'rule_broken', message, { path: 'isUnrelated' });
}
