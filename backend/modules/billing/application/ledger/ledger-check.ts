export interface LedgerReport {
  readonly balanced: boolean;
  readonly transactions: number;
  /** One sentence per disagreement. */
  readonly problems: readonly string[];
}

/** Proves that the ledger balances and that everything derived from it agrees with it (rules.md#balanced-ledger). Changes nothing. */
export interface LedgerCheck {
  run(): Promise<LedgerReport>;
}
