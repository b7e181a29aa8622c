import type { Page } from '#kernel/page.ts';
import type { RewardClaim } from '../../contract/reward-claim.ts';
import type { ListedClaims } from '../../contract/vocabulary/claims.ts';

/** What admins see of claims. */
export interface ClaimReader {
  /** Those that wait: the longest waiting first; others: the newest first. One more than the limit where there are more. */
  list(state: ListedClaims, page: Page): Promise<(RewardClaim & { readonly pageAt: string })[]>;
  /** How many there are, counted up to `most`. */
  found(state: ListedClaims, most: number): Promise<number>;
}
