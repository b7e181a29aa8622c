import type { Sql } from '#platform/persistence/sql.ts';
import type { BillingOutside } from '../adapters/billing-outside.ts';
import { SqlBonusRecord } from './bonus/sql-bonus-record.ts';

const PERSON = {
  firstName: 'Pat',
  lastName: 'Person',
  email: 'pat@example.com',
  phone: null,
  userType: 'employer',
  language: 'en',
  latinName: null,
  companyName: null,
} as const;

const silent = async () => undefined;

/** The other contexts around billing: everyone is Pat Person, and notices go unread. */
export function otherContexts(sql: Sql): Omit<BillingOutside, 'platform'> {
  return {
    accounts: {
      account: async () => null,
      idByReferralCode: async () => null,
      person: async (id) => ({ ...PERSON, id }),
    },
    administration: { admins: async () => [] },
    securityLog: { record: silent },
    quota: { postsRemaining: async () => 0 },
    notifier: { notify: silent, text: silent, takeBack: silent },
    bonusRecord: new SqlBonusRecord(sql),
    workerNames: { workersOf: async () => new Map() },
  };
}
