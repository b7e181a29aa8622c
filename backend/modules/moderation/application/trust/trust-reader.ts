import type { UserId } from '#kernel/ids.ts';
import type { TrustFacts } from '../../domain/trust/trust-level.ts';

export interface TrustReader {
  /** Null if the account was deleted. */
  factsOf(id: UserId, now: Date): Promise<TrustFacts | null>;
}
