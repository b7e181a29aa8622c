import { adminKinds } from './kinds/admin.ts';
import { checkKinds } from './kinds/checks.ts';
import { communityKinds } from './kinds/community.ts';
import { earningKinds } from './kinds/earnings.ts';
import { eventKinds } from './kinds/events.ts';
import { i9Kinds } from './kinds/i9.ts';
import { jobKinds } from './kinds/jobs.ts';
import { moderationKinds } from './kinds/moderation.ts';
import { offerKinds } from './kinds/offers.ts';
import { paymentKinds } from './kinds/payments.ts';
import { ratingKinds } from './kinds/ratings.ts';
import { referralKinds } from './kinds/referrals.ts';
import { serviceKinds } from './kinds/services.ts';
import type { KindRow, KindRows } from './kind-row.ts';
import type { TimesAtPlace } from './times-at-place.ts';

export type { NotificationIcon } from './kind-row.ts';

/**
 * The notices to people with an account, one row a kind. The words are in `application/templates/notices`, which does
 * not compile without them. A referral step about an offer is in the offers category, regardless of its kind.
 */
export const NOTIFICATION_KINDS = {
  ...referralKinds,
  ...offerKinds,
  ...ratingKinds,
  ...earningKinds,
  ...paymentKinds,
  ...adminKinds,
  ...jobKinds,
  ...checkKinds,
  ...serviceKinds,
  ...i9Kinds,
  ...communityKinds,
  ...eventKinds,
  ...moderationKinds,
} as const satisfies KindRows;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** Each kind with the facts that its words need. */
export type NotificationData = {
  readonly [Kind in NotificationKind]: {
    readonly [Name in (typeof NOTIFICATION_KINDS)[Kind]['facts'][number]]: Fact<Name>;
  };
};

/** A time in words would stay in the language of the day on which it was written. */
type Fact<Name extends string> = Name extends 'when' ? TimesAtPlace : string;

/** The row of a kind; null for a kind from an older version that no longer exists. */
export function notificationKind(name: string): KindRow | null {
  return Object.entries<KindRow>(NOTIFICATION_KINDS).find(([kind]) => kind === name)?.[1] ?? null;
}
