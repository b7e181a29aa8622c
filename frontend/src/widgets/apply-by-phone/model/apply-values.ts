import type { ApplyInput } from '#contract/hiring/applying/apply.ts';
import { clearDraft, readDraft } from '#shared/form/index.ts';

/** The form as typed. */
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

/** One draft for all jobs, because the person is the same. */
export const APPLY_DRAFT = 'apply';

/** The draft from any job, without the code and the acceptance of the Terms, which are new each time. */
export function startingValues(): ApplyValues {
  return { ...readDraft(APPLY_DRAFT, EMPTY), acceptTerms: false, code: '' };
}

export function forgetValues(): void {
  clearDraft(APPLY_DRAFT);
}

export function bodyOf({ trade, acceptTerms, ...values }: ApplyValues): ApplyInput {
  // The contract rejects a missing acceptance with its own message.
  return { ...values, skills: trade === '' ? [] : [trade], acceptTerms: acceptTerms as true };
}
