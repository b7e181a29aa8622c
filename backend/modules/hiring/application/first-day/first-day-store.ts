import type { ReferralId } from '#kernel/ids.ts';
import type { FirstDay } from '../../domain/first-day/first-day.ts';

export interface FirstDayStore {
  /** (tx) Locked. */
  find(referralId: ReferralId): Promise<FirstDay | null>;
  findByToken(tokenHash: string): Promise<FirstDay | null>;
  /** (tx) */
  save(firstDay: FirstDay): Promise<void>;
}
