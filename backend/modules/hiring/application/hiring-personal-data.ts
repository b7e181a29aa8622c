import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { OwnReferrals } from './referral/own-referrals.ts';
import type { WaysOut } from './referral/ways-out.ts';

const REPORT_OPEN =
  'A check on a candidate found something. End that candidacy first, and say whether the report plays any part in it.';

/** The personal data in hiring's tables: as employer, as referrer and as the worker. */
export interface PersonalHiringRecords {
  copy(userId: UserId, aboutMe: readonly ReferralId[]): Promise<Json>;
  /** Whether one of these referrals may still lead to a hire. */
  hasCandidate(referrals: readonly ReferralId[]): Promise<boolean>;
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
  private readonly waysOut: Pick<WaysOut, 'heldOf'>;

  constructor(records: PersonalHiringRecords, own: OwnReferrals, waysOut: Pick<WaysOut, 'heldOf'>) {
    this.records = records;
    this.own = own;
    this.waysOut = waysOut;
  }

  async collect(userId: UserId): Promise<Json> {
    return this.records.copy(userId, await this.own.proven(userId));
  }

  /** An employer who leaves ends every candidacy, which a report may prevent (rules.md#ways-out). */
  async hindrances(userId: UserId): Promise<readonly string[]> {
    const held = await this.waysOut.heldOf(userId);
    return held.length > 0 && (await this.records.hasCandidate(held)) ? [REPORT_OPEN] : [];
  }

  async erase(userId: UserId): Promise<void> {
    await this.records.eraseWorker(await this.own.claimed(userId));
    await this.records.erasePerson(userId);
  }
}
