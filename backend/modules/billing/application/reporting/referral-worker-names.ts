/** Worker names that billing needs from hiring for its screens; bound by the hiring context. */
export interface ReferralWorkerNames {
  /** The names of the referred workers, by referral ID. */
  workersOf(referralIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
