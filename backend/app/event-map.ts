import type { BillingEvents } from '#modules/billing/index.ts';
import type { CommunityEvents } from '#modules/community/index.ts';
import type { HiringEvents } from '#modules/hiring/index.ts';
import type { IdentityEvents } from '#modules/identity/index.ts';
import type { JobsEvents } from '#modules/jobs/index.ts';
import type { NotificationsEvents } from '#modules/notifications/index.ts';
import type { OffersEvents } from '#modules/offers/index.ts';
import type { RewardsEvents } from '#modules/rewards/index.ts';

declare module '#kernel/domain-events.ts' {
  /** The events of all contexts. Two different payloads for one name do not compile. */
  interface EventMap
    extends
      IdentityEvents,
      BillingEvents,
      JobsEvents,
      HiringEvents,
      OffersEvents,
      NotificationsEvents,
      CommunityEvents,
      RewardsEvents {}
}
