/** Coded reasons the referrer and the worker may see (rules.md#rejection-reason). */
export const REJECTION_REASONS = [
  'not_available',
  'missing_certification',
  'experience',
  'pay_expectation',
  'position_filled',
  'no_response',
  'other',
] as const;

export type RejectionReason = (typeof REJECTION_REASONS)[number];

export function isRejectionReason(text: string): text is RejectionReason {
  return REJECTION_REASONS.some((reason) => reason === text);
}
