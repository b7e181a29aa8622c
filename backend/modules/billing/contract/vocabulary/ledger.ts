/** What moves money in the ledger. */
export const LEDGER_TRANSACTION_KINDS = [
  'charge_succeeded',
  'add_on_delivered',
  /** What a hire earned before add-ons were earned by their delivery, and went back into what is held. */
  'add_on_given_back',
  'job_post_given_back',
  'letter_fee_given_back',
  'hire_committed',
  'hire_undone',
  'milestone_released',
  'milestones_voided',
  /** For a part of a bonus before its day. */
  'early_payout_fee',
  'refund_requested',
  'refund_settled',
  /** The employer's bank sent a refund back. */
  'refund_returned',
  /** The provider could not make it: it went by check or transfer. */
  'refund_paid_by_hand',
  /** What would go back has gone back already: it makes up for what that has cost. */
  'refund_covered',
  'reward_paid',
  'subscription_paid',
  'withdrawal_requested',
  /** In the person's account at the provider. */
  'withdrawal_sent',
  'withdrawal_settled',
  'withdrawal_failed',
  /** A bank has taken disputed money, and given it back. */
  'dispute_withdrawn',
  'dispute_reinstated',
  'dispute_lost',
  /** One that was lost and was won after all. */
  'dispute_overturned',
  /** What a returned debit had paid for came to nothing: it is owed no more. */
  'return_forgiven',
  /** A returned debit was paid again after it was owed no more. */
  'return_given_back',
  'provider_fee',
  /** Between the provider and the company's own bank. */
  'company_payout',
  /** What of an invoice is a tax office's, and what of it a credit note takes back. */
  'tax_owed',
  /** Put right by hand. */
  'correction',
] as const;
export type LedgerTransactionKind = (typeof LEDGER_TRANSACTION_KINDS)[number];

/** What the company earns by. */
export const REVENUE_SOURCES = [
  'letter_fee',
  'platform_fee',
  'add_on',
  'job_post',
  'subscription',
  'early_payout',
] as const;
export type RevenueSource = (typeof REVENUE_SOURCES)[number];

/** Whose money it is at: what the sandbox has taken never becomes real money. */
export const LEDGER_PROVIDERS = ['sandbox', 'stripe'] as const;
export type LedgerProvider = (typeof LEDGER_PROVIDERS)[number];
