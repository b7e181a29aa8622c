import type { Platform } from '#platform/platform.ts';
import type {
  AccountAdministration,
  AccountReader,
  JobPostQuota,
  SecurityLog,
} from '#modules/identity/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { BonusRecord } from '../application/billing.ts';
import type { ReferralWorkerNames } from '../application/reporting/referral-worker-names.ts';

/** The services of the platform that billing uses. */
export type BillingPlatform = Pick<
  Platform,
  | 'settings'
  | 'log'
  | 'clock'
  | 'orm'
  | 'sql'
  | 'unitOfWork'
  | 'events'
  | 'taskQueue'
  | 'callEffects'
  | 'fieldCipher'
  | 'printing'
  | 'audit'
>;

/** The dependencies of billing on the platform and other contexts. */
export interface BillingOutside {
  readonly platform: BillingPlatform;
  readonly accounts: AccountReader;
  readonly administration: Pick<AccountAdministration, 'admins'>;
  readonly securityLog: Pick<SecurityLog, 'record'>;
  readonly quota: Pick<JobPostQuota, 'postsRemaining'>;
  readonly notifier: Notifier;
  /** Implemented by the hiring context, like the names. */
  readonly bonusRecord: BonusRecord;
  readonly workerNames: ReferralWorkerNames;
}
