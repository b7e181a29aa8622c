import type { JobId, ReferralId, UserId } from '#kernel/ids.ts';

/** Finds the referrals whose worker is this person. A phone or an email that someone merely types is no proof. */
export interface OwnReferrals {
  /** Theirs for certain, so that they may read them: their own applications, and those to their confirmed email. */
  proven(userId: UserId): Promise<readonly ReferralId[]>;
  /** The account of the worker: who applied, or whose confirmed email it names, once the worker has said yes. */
  workerOf(id: ReferralId): Promise<UserId | null>;
  /** (tx) Someone else than employer and referrer has an account whose confirmed email it names (rules.md#unconfirmed-hires). */
  hasOwnAccount(id: ReferralId): Promise<boolean>;
  /** (tx) Hires that wait for the worker's word and name this person's confirmed email, as `hasOwnAccount` sees it. */
  awaitingProof(userId: UserId): Promise<readonly ReferralId[]>;
  /** (tx) The live one for this job that names this person's confirmed phone or email and belongs to no account; or null. */
  unclaimed(userId: UserId, jobId: JobId): Promise<ReferralId | null>;
  /** (tx) Also those to their phone, if no other account has it: the identifying data may be deleted. */
  claimed(userId: UserId): Promise<readonly ReferralId[]>;
}
