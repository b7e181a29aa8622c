import type { I9Action } from '#contract/eligibility/vocabulary/actions/i9-actions.ts';
import type { MismatchAnswer } from '#contract/eligibility/everify/everify.ts';
import type { I9FormAnswer, I9Page } from '#contract/eligibility/form/i9-form.ts';
import type { Section1Answer } from '#contract/eligibility/form/section1.ts';

/** How a worker opens their form: with a link or from their account. */
export type I9Place = { readonly token: string } | { readonly referralId: string };

/** The form as the worker sees it, with a link or from their account. */
export interface WorkerI9 {
  readonly company: string;
  readonly jobTitle: string;
  /** The worker's possible actions, as the server says. */
  readonly actions: readonly I9Action[];
  readonly needsCode: boolean;
  /** Null before it is signed and for a copied link. */
  readonly section1: Section1Answer | null;
  /** The names of the helpers. */
  readonly helpers: readonly string[];
  /** If true, the form requires a Social Security number. */
  readonly usesEverify: boolean;
  readonly mismatch: MismatchAnswer | null;
}

export function ofPage(page: I9Page): WorkerI9 {
  return page;
}

export function ofAccount(form: I9FormAnswer): WorkerI9 {
  const { company, jobTitle, actions, section1, supplements, usesEverify, mismatch } = form;
  const helpers = supplements.filter(({ kind }) => kind === 'A').map(({ name }) => name);
  return { company, jobTitle, actions, needsCode: false, section1, helpers, usesEverify, mismatch };
}
