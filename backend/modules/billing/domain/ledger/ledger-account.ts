import type { RevenueSource } from '../../contract/vocabulary/ledger/ledger.ts';
import type { ChargeKind } from '../charging/charge-kind.ts';
import { isAddOn } from '../charging/charge-kind.ts';

type CompanyAccount =
  | 'provider_clearing'
  | 'provider_fees'
  | 'reward_expense'
  | 'refund_expense'
  | 'disputes'
  | 'dispute_loss'
  | 'in_transit'
  | 'tax_payable'
  | 'tax_expense'
  | 'company_bank'
  | `revenue:${RevenueSource}`;
type EmployerAccount = `employer_held:${string}` | `refunds_pending:${string}`;
type ReferrerAccount =
  | `referrer_committed:${string}`
  | `referrer_available:${string}`
  | `payouts_pending:${string}`;

/** An account's code; the part after the colon is its owner or its revenue source. */
export type LedgerAccount = CompanyAccount | EmployerAccount | ReferrerAccount;

/**
 * The accounts of the ledger (rules.md#balanced-ledger). A positive entry is money an account receives, so
 * people's balances are positive. `provider_clearing` is the counterpart: minus the money at the payment
 * provider. `reward_expense` is minus the company's own rewards.
 */
export const accounts = {
  providerClearing: 'provider_clearing',
  /** Minus the provider's fees. */
  providerFees: 'provider_fees',
  rewardExpense: 'reward_expense',
  /** Minus refunds by hand of money that was already earned or promised. */
  refundExpense: 'refund_expense',
  /** Minus money that banks have taken back without a decision. */
  disputes: 'disputes',
  /** Minus the company's cost of lost disputes. */
  disputeLoss: 'dispute_loss',
  /** Sent to people's accounts at the provider, and not yet at their banks. */
  inTransit: 'in_transit',
  /** Owed to a tax office. */
  taxPayable: 'tax_payable',
  /** Minus the tax in the company's prices. */
  taxExpense: 'tax_expense',
  /** Minus transfers from the provider to the company's own bank. */
  companyBank: 'company_bank',
  revenue: (source: RevenueSource): LedgerAccount => `revenue:${source}`,
  /** Paid by the employer, and theirs until the hire. */
  employerHeld: (employerId: string): LedgerAccount => `employer_held:${employerId}`,
  /** On its way back to the employer. */
  refundsPending: (employerId: string): LedgerAccount => `refunds_pending:${employerId}`,
  /** Promised by a hire, not yet due. */
  referrerCommitted: (userId: string): LedgerAccount => `referrer_committed:${userId}`,
  /** Can be withdrawn. */
  referrerAvailable: (userId: string): LedgerAccount => `referrer_available:${userId}`,
  /** On its way to the person's bank. */
  payoutsPending: (userId: string): LedgerAccount => `payouts_pending:${userId}`,
} as const;

/** The revenue account of a charge; the bonus is never the company's. */
export function revenueOf(kind: Exclude<ChargeKind, 'bonus'>): LedgerAccount {
  if (kind === 'job_boost') return accounts.revenue('job_post');
  // It covers the loss that its return has caused.
  if (kind === 'returned_payment') return accounts.disputeLoss;
  return accounts.revenue(isAddOn(kind) ? 'add_on' : kind);
}
