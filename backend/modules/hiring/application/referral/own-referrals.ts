import type { ReferralId, UserId } from '#kernel/ids.ts';

/** Which referrals are about a person as the worker. A phone or an email that someone merely types is no proof. */
export interface OwnReferrals {
  /** Theirs for certain, so that they may read them: their own applications, and those to their confirmed email. */
  proven(userId: UserId): Promise<readonly ReferralId[]>;
  /** The account of the worker: who applied, or whose confirmed email it names, once the worker has said yes. */
  workerOf(id: ReferralId): Promise<UserId | null>;
  /** (tx) And those to their phone, where no other account has it: what says who they are may go. */
  claimed(userId: UserId): Promise<readonly ReferralId[]>;
}
