import type { Platform } from '#platform/platform.ts';
import type { AddOnCharges, Billing } from '#modules/billing/index.ts';
import type { Hiring, OwnReferrals } from '#modules/hiring/index.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { Notifier, TrackedDeliveries } from '#modules/notifications/index.ts';
import type { AddonDelivery } from '#modules/offers/index.ts';

/** The dependencies of checks on the platform and other contexts. */
export interface ChecksOutside {
  readonly platform: Platform;
  readonly accounts: AccountReader;
  readonly notifier: Notifier;
  readonly deliveries: TrackedDeliveries;
  readonly billing: Billing;
  readonly charges: AddOnCharges;
  readonly hiring: Hiring;
  readonly ownReferrals: OwnReferrals;
  readonly addons: AddonDelivery;
}
