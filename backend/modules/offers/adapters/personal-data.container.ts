import { ContainerModule } from 'inversify';
import { construct } from '#platform/container/token.ts';
import { PERSONAL_DATA, SQL } from '#platform/tokens.ts';
import { OWN_REFERRALS } from '#modules/hiring/index.ts';
import { SqlOffersPersonalData } from './persistence/sql-offers-personal-data.ts';

export const personalDataContainer = new ContainerModule(({ bind }) => {
  construct(bind, PERSONAL_DATA, SqlOffersPersonalData, [SQL, OWN_REFERRALS]);
});
