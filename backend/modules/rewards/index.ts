import {
  payoutClaimMapping,
  pointsAccountMapping,
  pointsEntryMapping,
  rewardMapping,
} from './adapters/persistence/rewards.mappings.ts';
import { rewardsContainer } from './adapters/rewards.container.ts';
import { claimsContainer } from './adapters/claims.container.ts';
import { personalDataContainer } from './adapters/personal-data.container.ts';

export type { RewardsEvents } from './domain/events.ts';

export const rewards = {
  entities: [rewardMapping, payoutClaimMapping, pointsAccountMapping, pointsEntryMapping],
  containers: [rewardsContainer, claimsContainer, personalDataContainer],
};
