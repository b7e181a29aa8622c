/** The movements of money in the ledger. */
export const LEDGER_TRANSACTION_KINDS = [
  'charge_succeeded',
  'add_on_delivered',
  /** Earned by a hire before delivery decided that, and returned to held money. */
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
  /** The employer's bank returned a refund. */
  'refund_returned',
  /** The provider could not make it, so it was paid by check or transfer. */
  'refund_paid_by_hand',
  /** The refund has already happened: the held money covers its cost. */
  'refund_covered',
  'reward_paid',
  'subscription_paid',
  'withdrawal_requested',
  /** In the person's account at the provider. */
  'withdrawal_sent',
  'withdrawal_settled',
  'withdrawal_failed',
  /** A bank has taken or returned disputed money. */
  'dispute_withdrawn',
  'dispute_reinstated',
  'dispute_lost',
  /** A lost dispute was won after all. */
  'dispute_overturned',
  /** The returned debit's purpose has failed: the debt ends. */
  'return_forgiven',
  /** A returned debit was paid again after its debt had ended. */
  'return_given_back',
  'provider_fee',
  /** Between the provider and the company's own bank. */
  'company_payout',
  /** The tax in an invoice, and its credited part. */
  'tax_owed',
  /** Corrected by hand. */
  'correction',
] as const;
export type LedgerTransactionKind = (typeof LEDGER_TRANSACTION_KINDS)[number];

/** The company's sources of revenue. */
export const REVENUE_SOURCES = [
  'letter_fee',
  'platform_fee',
  'add_on',
  'job_post',
  'subscription',
  'early_payout',
] as const;
export type RevenueSource = (typeof REVENUE_SOURCES)[number];

/** The provider of the money: sandbox money never becomes real money. */
export const LEDGER_PROVIDERS = ['sandbox', 'stripe'] as const;
export type LedgerProvider = (typeof LEDGER_PROVIDERS)[number];
