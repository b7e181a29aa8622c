/** How far somebody is with the account that withdrawals go to. */
export const PAYOUT_ACCOUNT_STATUSES = [
  'none',
  'onboarding',
  'verifying',
  'active',
  'restricted',
  'closed',
] as const;
export type PayoutAccountStatus = (typeof PAYOUT_ACCOUNT_STATUSES)[number];

/** What the provider still asks of a person before it pays them. */
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

/** Why a withdrawal came back. */
export const WITHDRAWAL_FAILURES = [
  'account_closed',
  'no_account',
  'refused_by_bank',
  'account_not_ready',
  'other',
] as const;
/** No bank has refused these: the person, the provider or we were not ready, so the same may go through later (rules.md#retried-withdrawals). */
export const RETRYABLE_FAILURES = [
  'account_not_ready',
  'other',
] as const satisfies readonly WithdrawalFailure[];
export type WithdrawalFailure = (typeof WITHDRAWAL_FAILURES)[number];

/**
 * A part of a bonus before its day (rules.md#early-payout): that many days before it at the most, for that share of it, but never for less
 * than that many dollars.
 */
export const EARLY_PAYOUT = { withinDays: 14, feePercent: 1.5, smallestFee: '1.00' } as const;

/** Dollars to a bank account at once, at least (rules.md#smallest-withdrawal). */
export const WITHDRAWAL_MIN = '25.00';
