import type { Platform } from '#platform/platform.ts';
import type { Hiring, OwnReferrals } from '#modules/hiring/index.ts';
import type { SecurityLog } from '#modules/identity/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { AddonDelivery } from '#modules/offers/index.ts';

/** The dependencies of eligibility on the platform and other contexts. */
export interface EligibilityOutside {
  readonly platform: Platform;
  readonly hiring: Hiring;
  readonly ownReferrals: OwnReferrals;
  readonly addons: AddonDelivery;
  readonly securityLog: SecurityLog;
  readonly notifier: Notifier;
}
