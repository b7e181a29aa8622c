/** What a movement of the provider's balance comes from. `company_payout`: between the balance and the company's own bank. */
export type BalanceKind = 'charge' | 'refund' | 'dispute' | 'transfer' | 'company_payout' | 'fee' | 'other';

/** One line of the provider's own books. It never changes. */
export interface BalanceTransaction {
  readonly id: string;
  readonly kind: BalanceKind;
  /** What it is of at the provider: an intent, a plan's invoice, a refund, a dispute, a transfer; itself where it is of nothing. */
  readonly about: string;
  /** Minus where money leaves the balance; before the fee. */
  readonly amountCents: number;
  /** What the provider keeps of it for its services; minus where it is given back. */
  readonly feeCents: number;
  /** Our try of a refund (`tryKey`), where it is one of ours. */
  readonly refundTry: string | null;
  readonly createdAt: Date;
}

export interface BalancePage {
  readonly transactions: readonly BalanceTransaction[];
  /** Null at the end. */
  readonly next: string | null;
}
