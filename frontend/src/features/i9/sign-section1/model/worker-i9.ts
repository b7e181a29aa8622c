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
}

export function ofPage({ company, jobTitle, needsCode, section1, helpers }: I9Page): WorkerI9 {
  return { company, jobTitle, needsCode, section1, helpers };
}

export function ofAccount({ company, jobTitle, section1, supplements }: I9FormAnswer): WorkerI9 {
  const helpers = supplements.filter(({ kind }) => kind === 'A').map(({ name }) => name);
  return { company, jobTitle, needsCode: false, section1, helpers };
}
