import type { ApplyInput } from '#contract/hiring/applying/apply.ts';
import { clearDraft, readDraft } from '#shared/form/index.ts';

/** The form as it is typed. */
export interface ApplyValues {
  readonly name: string;
  readonly latinName: string;
  readonly phone: string;
  readonly location: string;
  readonly trade: string;
  readonly experience: string;
  readonly payRate: string;
  readonly acceptTerms: boolean;
  readonly code: string;
}

const EMPTY: ApplyValues = {
  name: '',
  latinName: '',
  phone: '',
  location: '',
  trade: '',
  experience: '',
  payRate: '',
  acceptTerms: false,
  code: '',
};

/** One for all jobs: the person stays the same. */
export const APPLY_DRAFT = 'apply';

/** What was typed before, for this job or another; the code was for then, and the Terms are accepted each time. */
export function startingValues(): ApplyValues {
  return { ...readDraft(APPLY_DRAFT, EMPTY), acceptTerms: false, code: '' };
}

export function forgetValues(): void {
  clearDraft(APPLY_DRAFT);
}

export function bodyOf({ trade, acceptTerms, ...values }: ApplyValues): ApplyInput {
  // What is not accepted is refused by the contract, with its words.
  return { ...values, skills: trade === '' ? [] : [trade], acceptTerms: acceptTerms as true };
}
