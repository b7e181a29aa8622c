import type { UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type {
  BalanceDifference,
  BalanceLine,
  Reconciliation,
} from '../../contract/reconciliation/reconciliation.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';
import type { DifferenceState } from '../../contract/vocabulary/reconciliation/reconciliation.ts';

interface Explanation {
  readonly reason: string;
  readonly by: UserId;
  readonly at: Date;
}

interface FoundDifference {
  readonly about: string;
  readonly state: DifferenceState;
  /** The provider's amount minus ours. */
  readonly differenceCents: number;
}

export interface ListedDifference extends BalanceDifference {
  readonly pageAt: string;
}

/** (tx) Differences between the provider's books and ours. */
export interface Differences {
  /**
   * Compares the books where either side has changed since then or disagreed before: opens differences and
   * closes resolved ones. An explained one stays explained while its amounts do not change. Returns newly
   * found differences.
   */
  compare(provider: LedgerProvider, since: Date, at: Date): Promise<readonly FoundDifference[]>;
  /** Locks the difference. */
  find(id: string): Promise<FoundDifference | null>;
  explain(id: string, explanation: Explanation): Promise<void>;
}

/** Outside a transaction. */
export interface DifferenceReader {
  /** Newest first; one more than the limit if more exist. */
  list(state: DifferenceState | null, page: Page): Promise<readonly ListedDifference[]>;
  /** The provider's own lines, oldest first; null for an unknown difference. */
  lines(id: string): Promise<readonly BalanceLine[] | null>;
  overview(): Promise<Reconciliation>;
}
