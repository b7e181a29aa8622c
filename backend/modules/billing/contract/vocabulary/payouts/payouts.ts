/** The progress of a person's account for withdrawals. */
export const PAYOUT_ACCOUNT_STATUSES = [
  'none',
  'onboarding',
  'verifying',
  'active',
  'restricted',
  'closed',
] as const;
export type PayoutAccountStatus = (typeof PAYOUT_ACCOUNT_STATUSES)[number];

/** A person's actions on their account: `set_up` opens the form of the provider. */
export const PAYOUT_ACCOUNT_ACTIONS = ['set_up'] as const;
export type PayoutAccountAction = (typeof PAYOUT_ACCOUNT_ACTIONS)[number];

/** The provider's open requirements before it pays a person. */
export const PAYOUT_REQUIREMENTS = [
  'bank_account',
  'legal_name',
  'date_of_birth',
  'address',
  'phone',
  'email',
  'tax_number',
  'identity_document',
  'terms',
  'other',
] as const;
export type PayoutRequirement = (typeof PAYOUT_REQUIREMENTS)[number];

export const WITHDRAWAL_STATUSES = ['pending', 'sent', 'paid', 'failed'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** The reasons why a withdrawal failed. */
export const WITHDRAWAL_FAILURES = [
  'account_closed',
  'no_account',
  'refused_by_bank',
  'account_not_ready',
  'other',
] as const;
export type WithdrawalFailure = (typeof WITHDRAWAL_FAILURES)[number];

/** No bank has refused these: the person, the provider, or we were not ready, so a retry may succeed. */
const RETRYABLE_FAILURES: readonly WithdrawalFailure[] = ['account_not_ready', 'other'];

/** The facts that decide about a retry of a withdrawal, stored or read. */
export interface RetryFacts {
  readonly failure: WithdrawalFailure | null;
  readonly isRetried: boolean;
  /** Another provider's money is not sent by this one. */
  readonly isElsewhere: boolean;
}

/** Why an admin may not retry a withdrawal; null if they may (rules.md#retried-withdrawals). */
export function obstacleToRetry({
  failure,
  isRetried,
  isElsewhere,
}: RetryFacts): 'elsewhere' | 'not_failed' | 'refused_by_bank' | 'retried' | null {
  if (isElsewhere) return 'elsewhere';
  if (failure === null) return 'not_failed';
  if (!RETRYABLE_FAILURES.includes(failure)) return 'refused_by_bank';
  return isRetried ? 'retried' : null;
}

/**
 * An early part of a bonus (rules.md#early-payout): the maximum days before its due date, the fee as a share,
 * and the smallest fee in dollars.
 */
export const EARLY_PAYOUT = { withinDays: 14, feePercent: 1.5, smallestFee: '1.00' } as const;

/** The smallest withdrawal to a bank account, in dollars (rules.md#smallest-withdrawal). */
export const WITHDRAWAL_MIN = '25.00';
