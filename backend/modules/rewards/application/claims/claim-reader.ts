import type { UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { RewardClaim } from '../../contract/reward-claim.ts';
import type { ListedClaims } from '../../contract/vocabulary/claims.ts';

/** A claim with its position in the list. */
export type ListedClaim = RewardClaim & { readonly pageAt: string };

/** Claims for an admin. */
export interface ClaimReader {
  /** Waiting claims oldest first, others newest first, with one extra row if more follow. */
  list(admin: UserId, state: ListedClaims, page: Page): Promise<ListedClaim[]>;
  /** How many there are, counted up to `most`. */
  found(state: ListedClaims, most: number): Promise<number>;
}
