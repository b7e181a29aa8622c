import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { PERSONAL_DATA, SQL } from '#platform/tokens.ts';
import { OWN_REFERRALS } from '#modules/hiring/index.ts';
import { SqlRewardsPersonalData } from './persistence/sql-rewards-personal-data.ts';

export const personalDataContainer = new ContainerModule(({ bind }) => {
  provide(bind, PERSONAL_DATA, (sql, own) => new SqlRewardsPersonalData(sql, own), [SQL, OWN_REFERRALS]);
});
