import type { RevenueSource } from '../contract/vocabulary/ledger.ts';
import type { ChargeKind } from './charge-kind.ts';
import { isAddOn } from './charge-kind.ts';

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

/** An account's code; the part after the colon is whose it is, or what was earned by. */
export type LedgerAccount = CompanyAccount | EmployerAccount | ReferrerAccount;

/**
 * The accounts of the ledger (rules.md#balanced-ledger). A positive entry is money an account receives, so balances of people read
 * as what they have. `provider_clearing` is the other side: minus what came in through the payment provider and has
 * not left again. `reward_expense` is minus what the company has paid in rewards of its own.
 */
export const accounts = {
  providerClearing: 'provider_clearing',
  /** Minus what the provider has kept for its services. */
  providerFees: 'provider_fees',
  rewardExpense: 'reward_expense',
  /** Minus what was given back by hand of what was earned or promised already. */
  refundExpense: 'refund_expense',
  /** Minus what banks have taken back and nobody has decided on yet. */
  disputes: 'disputes',
  /** Minus what lost disputes have cost the company. */
  disputeLoss: 'dispute_loss',
  /** Sent to people's accounts at the provider, and not yet at their banks. */
  inTransit: 'in_transit',
  /** Taken for a tax office. */
  taxPayable: 'tax_payable',
  /** Minus what of the company's prices is tax. */
  taxExpense: 'tax_expense',
  /** Minus what went from the provider to the company's own bank. */
  companyBank: 'company_bank',
  revenue: (source: RevenueSource): LedgerAccount => `revenue:${source}`,
  /** Paid by the employer, still theirs until the hire. */
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

/** Where a charge is earned; the bonus is never the company's. */
export function revenueOf(kind: Exclude<ChargeKind, 'bonus'>): LedgerAccount {
  if (kind === 'job_boost') return accounts.revenue('job_post');
  // The loss that its return has brought is made up for.
  if (kind === 'returned_payment') return accounts.disputeLoss;
  return accounts.revenue(isAddOn(kind) ? 'add_on' : kind);
}
