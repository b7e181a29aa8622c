import type { UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { BalanceDifference, BalanceLine, Reconciliation } from '../../contract/reconciliation.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger.ts';
import type { DifferenceState } from '../../contract/vocabulary/reconciliation.ts';

interface Explanation {
  readonly reason: string;
  readonly by: UserId;
  readonly at: Date;
}

interface FoundDifference {
  readonly about: string;
  readonly state: DifferenceState;
  /** What the provider has more than we have; minus where it has less. */
  readonly differenceCents: number;
}

export interface ListedDifference extends BalanceDifference {
  readonly pageAt: string;
}

/** (tx) Where the provider's books and ours disagree. */
export interface Differences {
  /**
   * Holds the books against each other, as far as something has changed on either side since then or disagreed before: what disagrees is open, and what agrees by now is so no more. One that was explained stays so
   * while its amounts do. Answers what the look before had not found.
   */
  compare(provider: LedgerProvider, since: Date, at: Date): Promise<readonly FoundDifference[]>;
  /** Locked. */
  find(id: string): Promise<FoundDifference | null>;
  explain(id: string, explanation: Explanation): Promise<void>;
}

/** Outside a transaction. */
export interface DifferenceReader {
  /** Newest first; one more than the limit where there are more. */
  list(state: DifferenceState | null, page: Page): Promise<readonly ListedDifference[]>;
  /** The provider's own lines, the oldest first; null for an unknown difference. */
  lines(id: string): Promise<readonly BalanceLine[] | null>;
  overview(): Promise<Reconciliation>;
}
