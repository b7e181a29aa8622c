import type { JobId, ReferralId, UserId } from '#kernel/ids.ts';
import type { Referral } from '../domain/referral/referral.ts';

/** (tx) Storing a referral writes its history and publishes its events, as far as it has collected them. */
export interface ReferralRepository {
  /** Locked until the end of the transaction. */
  find(id: ReferralId): Promise<Referral | null>;
  /** Locked; by the hash of the token in the worker's link. */
  findByConfirmation(tokenHash: string): Promise<Referral | null>;
  /** @throws DomainError `hiring.already_referred` (409): one live referral per worker's phone and job (rules.md#one-live-referral) */
  add(referral: Referral): Promise<void>;
  /** @throws DomainError `hiring.already_referred` as `add`. */
  save(referral: Referral): Promise<void>;
  /** Returns those of the phones that are already referred for the job, by a referral that is not rejected. */
  livePhones(jobId: JobId, phones: readonly string[]): Promise<readonly string[]>;
  /** The referrer's hires that stand: hired or completed. */
  currentHires(referrerId: UserId): Promise<number>;
  /** Unanswered referrals whose link has run out. */
  unansweredSince(now: Date, limit: number): Promise<readonly ReferralId[]>;
}
