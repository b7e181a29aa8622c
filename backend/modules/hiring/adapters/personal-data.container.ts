import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { PERSONAL_DATA, SQL } from '#platform/tokens.ts';
import { HiringPersonalData } from '../application/hiring-personal-data.ts';
import type { OwnReferrals } from '../application/referral/own-referrals.ts';
import { SqlPersonalHiringRecords } from './persistence/sql-personal-hiring-records.ts';
import { SqlOwnReferrals } from './persistence/referral/sql-own-referrals.ts';

export const OWN_REFERRALS = token<OwnReferrals>('hiring.own-referrals');

export const personalDataContainer = new ContainerModule(({ bind }) => {
  construct(bind, OWN_REFERRALS, SqlOwnReferrals, [SQL]);
  provide(bind, PERSONAL_DATA, (sql, own) => new HiringPersonalData(new SqlPersonalHiringRecords(sql), own), [
    SQL,
    OWN_REFERRALS,
  ]);
});
