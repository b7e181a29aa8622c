import {
  pointsAccountMapping,
  pointsEntryMapping,
  rewardMapping,
} from './adapters/persistence/rewards.mappings.ts';
import { rewardsContainer } from './adapters/rewards.container.ts';
import { personalDataContainer } from './adapters/personal-data.container.ts';

export type { RewardsEvents } from './domain/events.ts';

export const rewards = {
  entities: [rewardMapping, pointsAccountMapping, pointsEntryMapping],
  containers: [rewardsContainer, personalDataContainer],
};
