import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { OwnReferrals } from './referral/own-referrals.ts';

/** The personal data in hiring's tables: as employer, as referrer and as the worker. */
export interface PersonalHiringRecords {
  copy(userId: UserId, aboutMe: readonly ReferralId[]): Promise<Json>;
  /** (tx) The person as referrer, and their documents. */
  erasePerson(userId: UserId): Promise<void>;
  /** (tx) The worker's side of these referrals. */
  eraseWorker(referrals: readonly ReferralId[]): Promise<void>;
}

/** Referrals and documents of a person. A referral's facts about the worker belong to the worker. */
export class HiringPersonalData implements PersonalData {
  readonly name = 'hiring';
  private readonly records: PersonalHiringRecords;
  private readonly own: OwnReferrals;

  constructor(records: PersonalHiringRecords, own: OwnReferrals) {
    this.records = records;
    this.own = own;
  }

  async collect(userId: UserId): Promise<Json> {
    return this.records.copy(userId, await this.own.proven(userId));
  }

  async erase(userId: UserId): Promise<void> {
    await this.records.eraseWorker(await this.own.claimed(userId));
    await this.records.erasePerson(userId);
  }
}
