import { DomainError } from '#kernel/domain-error.ts';
import {
  I9_WORKER_ACTIONS,
  type I9OwnRowAction,
  type I9WorkerAction,
} from '../../contract/vocabulary/actions/i9-actions.ts';
import { refusalOfStep, type CaseNow } from '../everify/case-steps.ts';
import { section1Missing, section1Signed } from '../form/i9-errors.ts';
import { linkExpired, type I9LinkKind } from '../links/i9-link.ts';
import type { I9Record } from '../form/i9-record.ts';
import { refusalOfLife, refusalOfPrint, type Refusal } from './refusal.ts';

type Signed = Pick<I9Record, 'formStatus' | 'section1Status'>;

/** The form as a link or an account finds it. */
export interface WorkersForm extends Signed {
  /** The case that is not closed; null without one. */
  readonly openCase: CaseNow | null;
}

/** Section 1 can be signed, and so its link sent. */
export function refusalOfSigning(form: Signed): Refusal {
  return refusalOfLife(form) ?? (form.section1Status === 'complete' ? section1Signed() : null);
}

/** Section 1 is signed, so it can be corrected and printed, and a helper can sign. */
export function refusalWithoutSection1(form: Signed): Refusal {
  return refusalOfLife(form) ?? (form.section1Status === 'pending' ? section1Missing() : null);
}

function refusalOfDecision(form: WorkersForm): Refusal {
  return refusalOfLife(form) ?? (form.openCase ? refusalOfStep('decision', form.openCase) : noCase());
}

const RULES: Readonly<Record<I9WorkerAction, (form: WorkersForm) => Refusal>> = {
  sign_section1: refusalOfSigning,
  correct_section1: refusalWithoutSection1,
  add_helper: refusalWithoutSection1,
  decide_mismatch: refusalOfDecision,
  print: refusalOfPrint,
};

interface LinkNow {
  readonly kind: I9LinkKind;
  readonly isOpen: boolean;
}

/** A copied link signs section 1 and opens nothing else (rules.md#i9-links). */
export function refusalOfLink(action: I9WorkerAction, { kind, isOpen }: LinkNow): Refusal {
  if (!isOpen) return linkExpired();
  return kind === 'sent' || action === 'sign_section1' ? null : copiedLink();
}

/** The actions of the worker's account. */
export function workerActions(form: WorkersForm): I9WorkerAction[] {
  return I9_WORKER_ACTIONS.filter((action) => RULES[action](form) === null);
}

/** The actions of a worker's list, which knows less of a form. */
export function ownRowActions(form: Signed): I9OwnRowAction[] {
  return refusalOfSigning(form) === null ? ['sign_section1'] : [];
}

/** The actions by a link, which prints only what is signed. */
export function linkActions(form: WorkersForm, link: LinkNow): I9WorkerAction[] {
  const own = { ...RULES, print: refusalWithoutSection1 };
  return I9_WORKER_ACTIONS.filter((action) => (refusalOfLink(action, link) ?? own[action](form)) === null);
}

function copiedLink(): DomainError {
  const message = 'Open this from the link that was sent to the worker';
  return new DomainError('eligibility.copied_link', 'forbidden', message);
}

export function noCase(): DomainError {
  return new DomainError('eligibility.no_case', 'conflict', "There's no open E-Verify case");
}
