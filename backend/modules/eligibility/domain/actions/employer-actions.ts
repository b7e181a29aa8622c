import {
  I9_EMPLOYER_ACTIONS,
  type I9CaseAction,
  type I9EmployerAction,
  type I9RowAction,
} from '../../contract/vocabulary/actions/i9-actions.ts';
import { refusalOfEnd } from '../retention/end-of-hire.ts';
import { refusalOfCase } from '../everify/case-rules.ts';
import type { EverifyCase } from '../everify/everify-case.ts';
import { closingsNow, resultsNow, stepsNow } from '../everify/case-steps.ts';
import {
  notCopied,
  nothingToReverify,
  notHeld,
  section1Missing,
  section2Missing,
  section2Signed,
} from '../form/i9-errors.ts';
import type { Day } from '../due/i9-dates.ts';
import type { I9Record } from '../form/i9-record.ts';
import { refusalOfAnyRehire } from '../retention/rehire.ts';
import { refusalOfLife, refusalOfPrint, type Refusal } from './refusal.ts';
import { refusalOfSigning, refusalWithoutSection1 } from './worker-actions.ts';

function refusalOfSection2(form: I9Record): Refusal {
  const refusal = refusalOfLife(form);
  if (refusal) return refusal;
  if (form.section2Status === 'complete') return section2Signed();
  return form.section1Status === 'pending' ? section1Missing() : null;
}

function refusalWithoutSection2(form: I9Record): Refusal {
  return refusalOfLife(form) ?? (form.section2Status === 'pending' ? section2Missing() : null);
}

/** Copies are stored for everyone or for no one; E-Verify requires some (rules.md#i9-copies). */
function refusalOfCopy(form: I9Record): Refusal {
  const isCopied = form.copiesDocuments || form.usesEverify;
  return refusalWithoutSection1(form) ?? (isCopied ? null : notCopied());
}

const RULES: Readonly<Record<I9EmployerAction, (form: I9Record, today: Day) => Refusal>> = {
  send_link: refusalOfSigning,
  sign_section2: refusalOfSection2,
  correct_section2: refusalWithoutSection2,
  add_copy: refusalOfCopy,
  sign_supplement: refusalWithoutSection2,
  reverify: (form) => refusalWithoutSection2(form) ?? (form.reverifyOn === null ? nothingToReverify() : null),
  rehire: (form, today) => refusalWithoutSection2(form) ?? refusalOfAnyRehire(form, today),
  make_case: (form) => refusalOfLife(form) ?? refusalOfCase(form),
  end: (form, today) => refusalOfLife(form) ?? refusalOfEnd(form, today),
  hold: refusalOfPrint,
  release: ({ heldAt }) => (heldAt === null ? notHeld() : null),
  print: refusalOfPrint,
};

export function refusalOf(action: I9EmployerAction, form: I9Record, today: Day): Refusal {
  return RULES[action](form, today);
}

export function employerActions(form: I9Record, today: Day): I9EmployerAction[] {
  return I9_EMPLOYER_ACTIONS.filter((action) => refusalOf(action, form, today) === null);
}

/** The actions of a list, which knows less of a form. */
export function rowActions(form: Pick<I9Record, 'formStatus' | 'section1Status'>): I9RowAction[] {
  return refusalOfSigning(form) === null ? ['send_link'] : [];
}

interface CaseActions {
  readonly actions: I9CaseAction[];
  readonly results: ReturnType<typeof resultsNow>;
  readonly closings: ReturnType<typeof closingsNow>;
}

/** The possible steps of a case, and the values they take. */
export function caseActions(form: I9Record, one: EverifyCase, today: Day): CaseActions {
  if (refusalOfLife(form)) return { actions: [], results: [], closings: [] };
  return {
    actions: stepsNow(one, today),
    results: resultsNow(one),
    closings: closingsNow(one, today),
  };
}
