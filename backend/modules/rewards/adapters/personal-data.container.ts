import { ContainerModule } from 'inversify';
import { construct } from '#platform/container/token.ts';
import { CLOCK, PERSONAL_DATA, SQL } from '#platform/tokens.ts';
import { OWN_REFERRALS } from '#modules/hiring/index.ts';
import { SqlRewardsPersonalData } from './persistence/sql-rewards-personal-data.ts';

export const personalDataContainer = new ContainerModule(({ bind }) => {
  construct(bind, PERSONAL_DATA, SqlRewardsPersonalData, [SQL, OWN_REFERRALS, CLOCK]);
});
