import type { UserId } from '#kernel/ids.ts';
import type { TrustFacts } from '../../domain/trust/trust-level.ts';

export interface TrustReader {
  /** Null for someone who has no account any more. */
  factsOf(id: UserId, now: Date): Promise<TrustFacts | null>;
}
