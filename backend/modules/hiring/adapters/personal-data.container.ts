import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { PERSONAL_DATA, SQL } from '#platform/tokens.ts';
import { OwnHiringData } from '../application/own-hiring-data.ts';
import type { OwnReferrals } from '../application/referral/own-referrals.ts';
import { SqlOwnHiringData } from './persistence/sql-own-hiring-data.ts';
import { SqlOwnReferrals } from './persistence/referral/sql-own-referrals.ts';

export const OWN_REFERRALS = token<OwnReferrals>('hiring.own-referrals');

export const personalDataContainer = new ContainerModule(({ bind }) => {
  construct(bind, OWN_REFERRALS, SqlOwnReferrals, [SQL]);
  provide(bind, PERSONAL_DATA, (sql, own) => new OwnHiringData(new SqlOwnHiringData(sql), own), [
    SQL,
    OWN_REFERRALS,
  ]);
});
