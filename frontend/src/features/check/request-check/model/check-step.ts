import type { BackgroundCheck } from '#contract/checks/order/background-check.ts';
import type { DrugTest } from '#contract/checks/drug-test/drug-test.ts';
import type { Tone } from '#shared/ui/index.ts';

/** The step of a paid check or test, as its employer sees it. */
export type CheckStep =
  | 'awaiting_consent'
  | 'expired'
  | 'declined'
  | 'trying'
  | 'awaits_candidate'
  | 'in_progress'
  | 'clear'
  | 'concerns';

export const STEP_TONES: Readonly<Record<CheckStep, Tone>> = {
  awaiting_consent: 'info',
  expired: 'warning',
  declined: 'warning',
  trying: 'info',
  awaits_candidate: 'info',
  in_progress: 'info',
  clear: 'success',
  concerns: 'warning',
};

export function stepOf({
  status,
  isExpired,
  isOrdered,
  awaitsCandidate,
}: BackgroundCheck | DrugTest): CheckStep {
  if (status === 'in_progress' && !isOrdered) return 'trying';
  if (status === 'in_progress' && awaitsCandidate) return 'awaits_candidate';
  if (status === 'awaiting_consent' && isExpired) return 'expired';
  return status === 'awaiting_payment' ? 'awaiting_consent' : status;
}
