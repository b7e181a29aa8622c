import type { TimelineEntry } from '#contract/hiring/referral-answers.ts';
import { HIRE_STEPS, type ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';

/** Who has to act before the next step can happen; `none` where nothing is left to do. */
export function whoActs(status: ReferralStatus, isLetterOut: boolean): 'employer' | 'worker' | 'none' {
  if (status === 'completed' || status === 'rejected') return 'none';
  return status === 'offer_sent' && isLetterOut ? 'worker' : 'employer';
}

/** The step that would come next; null where the way ends. */
export function nextStep(status: ReferralStatus): ReferralStatus | null {
  const at = HIRE_STEPS.findIndex((step) => step === status);
  return at < 0 ? null : (HIRE_STEPS[at + 1] ?? null);
}

/** Oldest first, whatever order the answer has. */
export function inOrder(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  return [...entries].sort((one, other) => one.at.localeCompare(other.at));
}
