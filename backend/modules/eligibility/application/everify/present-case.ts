import { businessDayAfter } from '#kernel/business-days.ts';
import type { EverifyCaseAnswer, MismatchAnswer } from '../../contract/everify/everify.ts';
import { EVERIFY } from '../../contract/vocabulary/everify/everify.ts';
import { caseActions } from '../../domain/actions/employer-actions.ts';
import type { EverifyCase } from '../../domain/everify/everify-case.ts';
import type { Day } from '../../domain/due/i9-dates.ts';
import type { I9Form } from '../../domain/form/i9-form.ts';
import type { I9PageMismatch } from '../ports.ts';

export function presentCase(one: EverifyCase, form: I9Form, today: Day): EverifyCaseAnswer {
  const { caseNumber, createdOn, lateReason, state, stateOn, notifiedOn, decision, decidedOn } = one;
  const { respondBy, contactBy, decidedBy, closing, isUndecided } = one;
  return {
    caseNumber,
    createdOn,
    lateReason,
    state,
    stateOn,
    notifiedOn,
    respondBy,
    decision,
    decidedOn,
    decidedBy,
    contactBy,
    closing,
    isUndecided,
    ...caseActions(form, one, today),
  };
}

/** Presents a mismatch to a worker who was notified of it. */
export function presentMismatch(row: I9PageMismatch): MismatchAnswer {
  const { caseNumber, notifiedOn, mismatchOn, referredOn, decision } = row;
  const respondBy = businessDayAfter(mismatchOn, EVERIFY.noticeBusinessDays);
  const contactBy = referredOn && businessDayAfter(referredOn, EVERIFY.contactBusinessDays);
  return { caseNumber, notifiedOn, respondBy, decision, contactBy };
}

export function mismatchOf(cases: readonly EverifyCase[]): MismatchAnswer | null {
  const told = cases.find(({ state, notifiedOn }) => state !== 'closed' && notifiedOn !== null);
  if (!told || told.notifiedOn === null) return null;
  const { caseNumber, notifiedOn, respondBy, contactBy, decision } = told;
  return { caseNumber, notifiedOn, respondBy, contactBy, decision };
}

export function openCaseOf(cases: readonly EverifyCase[]): EverifyCase | null {
  return cases.find(({ state }) => state !== 'closed') ?? null;
}
