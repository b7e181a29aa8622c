import { contextModule } from '#platform/container/context-module.ts';
import { PLATFORM } from '#platform/tokens.ts';
import { BILLING } from '#modules/billing/index.ts';
import { COMMUNITY, EVENT_ATTENDANCE } from '#modules/community/index.ts';
import { HIRING, OWN_REFERRALS, REWARDS } from '#modules/hiring/index.ts';
import { REFERRER_STATS } from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import {
  payoutClaimMapping,
  pointsAccountMapping,
  pointsEntryMapping,
  rewardMapping,
} from './adapters/persistence/rewards.mappings.ts';
import { wireRewards } from './adapters/wire-rewards.ts';

export type { RewardsEvents } from './domain/events.ts';

export const rewards = {
  entities: [rewardMapping, payoutClaimMapping, pointsAccountMapping, pointsEntryMapping],
  containers: [
    contextModule({
      wire: wireRewards,
      outside: {
        platform: PLATFORM,
        hiring: HIRING,
        ownReferrals: OWN_REFERRALS,
        billing: BILLING,
        community: COMMUNITY,
        attendance: EVENT_ATTENDANCE,
        referrerStats: REFERRER_STATS,
        notifier: NOTIFIER,
      },
      offers: { rewards: REWARDS },
    }),
  ],
};
