/** Coded reasons that an employer may name (rules.md#rejection-reason). */
export const EMPLOYER_REASONS = [
  'not_available',
  'missing_certification',
  'experience',
  'pay_expectation',
  'position_filled',
  'no_response',
  'other',
] as const;

export type EmployerReason = (typeof EMPLOYER_REASONS)[number];

/**
 * All reasons; the referrer and the worker may see them, too. Only the worker gives the last one
 * (rules.md#worker-declines).
 */
export const REJECTION_REASONS = [...EMPLOYER_REASONS, 'worker_declined'] as const;

export type RejectionReason = (typeof REJECTION_REASONS)[number];

export function isRejectionReason(text: string): text is RejectionReason {
  return REJECTION_REASONS.some((reason) => reason === text);
}
