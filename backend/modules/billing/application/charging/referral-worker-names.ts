/** What billing asks of hiring for its screens; bound by the hiring context. */
export interface ReferralWorkerNames {
  /** The names of the workers whom these referrals put forward, by the referral's id. */
  workersOf(referralIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
