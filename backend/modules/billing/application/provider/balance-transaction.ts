/**
 * The source of a movement of the provider's balance. `company_payout`: between the balance and the company's
 * own bank.
 */
export type BalanceKind = 'charge' | 'refund' | 'dispute' | 'transfer' | 'company_payout' | 'fee' | 'other';

/** One line of the provider's own books. Never changes. */
export interface BalanceTransaction {
  readonly id: string;
  readonly kind: BalanceKind;
  /**
   * The provider's object of the line: an intent, a plan's invoice, a refund, a dispute, or a transfer; the
   * line's own ID if there is none.
   */
  readonly about: string;
  /** Negative if money leaves the balance; before the fee. */
  readonly amountCents: number;
  /** The provider's fee; negative if it is refunded. */
  readonly feeCents: number;
  /** Our try of a refund (`tryKey`), if the refund is ours. */
  readonly refundTry: string | null;
  readonly createdAt: Date;
}

export interface BalancePage {
  readonly transactions: readonly BalanceTransaction[];
  /** Null at the end. */
  readonly next: string | null;
}
