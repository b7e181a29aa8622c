import type { MismatchAnswer } from '#contract/eligibility/everify.ts';
import type { I9FormAnswer, I9Page } from '#contract/eligibility/i9-form.ts';
import type { Section1Answer } from '#contract/eligibility/section1.ts';

/** Where a worker finds their form: by a link, or by their account. */
export type I9Place = { readonly token: string } | { readonly referralId: string };

/** A form as its worker sees it, wherever that is. */
export interface WorkerI9 {
  readonly company: string;
  readonly jobTitle: string;
  readonly needsCode: boolean;
  /** Null before it is signed, and by a copied link. */
  readonly section1: Section1Answer | null;
  /** Who helped, by name. */
  readonly helpers: readonly string[];
  /** A social security number is asked for then. */
  readonly usesEverify: boolean;
  readonly mismatch: MismatchAnswer | null;
}

export function ofPage(page: I9Page): WorkerI9 {
  return page;
}

export function ofAccount(form: I9FormAnswer): WorkerI9 {
  const { company, jobTitle, section1, supplements, usesEverify, mismatch } = form;
  const helpers = supplements.filter(({ kind }) => kind === 'A').map(({ name }) => name);
  return { company, jobTitle, needsCode: false, section1, helpers, usesEverify, mismatch };
}
