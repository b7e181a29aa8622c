import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, type UserId } from '#kernel/ids.ts';
import { MikroUnitOfWork } from '#platform/persistence/mikro-unit-of-work.ts';
import { connectOrm } from '#platform/persistence/orm.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { MikroClaimRepository } from '../adapters/persistence/mikro-claim-repository.ts';
import { MikroPointsRepository } from '../adapters/persistence/mikro-points-repository.ts';
import { MikroRewardRepository } from '../adapters/persistence/mikro-reward-repository.ts';
import {
  payoutClaimMapping,
  pointsAccountMapping,
  pointsEntryMapping,
  rewardMapping,
} from '../adapters/persistence/rewards.mappings.ts';
import { SqlReferralStatsReader } from '../adapters/persistence/sql-referral-stats-reader.ts';
import { SqlRewardReader } from '../adapters/persistence/sql-reward-reader.ts';
import { PointsLedger } from '../application/points-ledger.ts';
import {
  InMemoryClaimRepository,
  InMemoryPointsRepository,
  InMemoryRewardRepository,
} from './in-memory-rewards.ts';
import { TIER_STEPS } from '../contract/vocabulary/tiers.ts';
import { rewardStoresContract } from './reward-stores.contract.ts';

let database: TestDatabase;
let orm: Awaited<ReturnType<typeof connectOrm>>;
let sql: Sql;
let unitOfWork: MikroUnitOfWork;

beforeAll(async () => {
  database = await createTestDatabase();
  const entities = [rewardMapping, payoutClaimMapping, pointsAccountMapping, pointsEntryMapping];
  orm = await connectOrm({ url: database.url, entities, poolSize: 6, limits: PATIENT_LIMITS });
  sql = new Sql(orm);
  unitOfWork = new MikroUnitOfWork(orm);
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

const insert = async (table: string, row: Record<string, unknown>): Promise<void> => {
  const names = Object.keys(row);
  const text = `insert into ${table} (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`;
  await runSql(sql, text, Object.values(row));
};
const times = { created_at: TEST_NOW, updated_at: TEST_NOW };

async function person(): Promise<UserId> {
  const id = newId<'user'>();
  const names = { email: `${id}@example.com`, first_name: 'A', last_name: 'B', referral_code: id };
  await insert('users', { id, ...names, ...times });
  return id;
}

async function referral(referrerId?: UserId, changes: Record<string, unknown> = {}) {
  const made = {
    referralId: newId<'referral'>(),
    jobId: newId<'job'>(),
    employerId: await person(),
    referrerId: referrerId ?? (await person()),
  };
  const job = {
    title: 'Framer',
    company: 'Hill Co',
    description: 'd',
    location: 'l',
    pay_rate: '$1',
    schedule: 's',
  };
  await insert('jobs', { id: made.jobId, employer_id: made.employerId, ...job, ...times });
  await insert('referrals', {
    id: made.referralId,
    job_id: made.jobId,
    employer_id: made.employerId,
    referrer_id: made.referrerId,
    worker_name: 'Ana Diaz',
    worker_phone: '+15125550100',
    source: 'referral',
    payout_schedule: '[]',
    ...times,
    ...changes,
  });
  return made;
}

const events = new RecordedEvents();

rewardStoresContract('reward stores in memory', async () => ({
  events,
  rewards: new InMemoryRewardRepository(events),
  claims: new InMemoryClaimRepository(),
  points: new InMemoryPointsRepository(),
  inTransaction: (work) => work(),
  referral: async () => ({
    referralId: newId<'referral'>(),
    jobId: newId<'job'>(),
    employerId: newId<'user'>(),
    referrerId: newId<'user'>(),
  }),
}));

rewardStoresContract('reward stores on PostgreSQL', async () => ({
  events,
  rewards: new MikroRewardRepository(orm, events),
  claims: new MikroClaimRepository(orm, sql),
  points: new MikroPointsRepository(orm, sql),
  inTransaction: (work) => unitOfWork.transaction(work),
  referral: () => referral(),
}));

describe('points under parallel changes', () => {
  it('parallel credits of points count once and stay below the cap', async () => {
    const userId = await person();
    const ledger = new PointsLedger(new MikroPointsRepository(orm, sql));
    const at = new Date('2026-11-20T12:00:00.000Z');
    const earn = (subjectId: string) =>
      unitOfWork.transaction(async () => {
        const account = await ledger.open(userId, at);
        await ledger.earn(account, { kind: 'referral_hired', subjectId }, at);
      });
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'a', 'b', 'c'].map(earn));
    const reader = new SqlRewardReader(sql);
    expect(await reader.pointsBalance(userId)).toBe(500);
    expect(await reader.earnedInWeek(userId, '2026-W47')).toBe(500);
    const history = await reader.pointsHistory(userId, 10);
    expect(history.map(({ points }) => points).toSorted((a, b) => b - a)).toEqual([150, 150, 150, 50]);
  });
});

describe('the record of referrals', () => {
  it('the reader counts and numbers current hires in order, and pages completed ones', async () => {
    const userId = await person();
    const hire = (status: string, day: number) =>
      referral(userId, {
        status,
        time_to_hire: day - 10,
        hired_at: `2026-11-${day}T00:00:00Z`,
        completed_at: status === 'completed' ? `2026-11-${day}T12:00:00Z` : null,
        created_at: `2026-10-${day}T00:00:00Z`,
      });
    await referral(userId);
    await referral(userId, { status: 'rejected', hired_at: '2026-11-01T00:00:00Z', time_to_hire: 90 });
    const third = await hire('completed', 13);
    const first = await hire('completed', 11);
    const second = await hire('hired', 12);
    const stats = new SqlReferralStatsReader(sql);
    expect(await stats.counts(userId)).toEqual({
      total: 5,
      pending: 1,
      successful: 3,
      averageTimeToHire: 2,
    });
    const numbers = await Promise.all([first, second, third].map((one) => stats.hireNumber(one.referralId)));
    expect(numbers).toEqual([1, 2, 3]);
    const reader = new SqlRewardReader(sql);
    const [newest] = await reader.completedReferrals(userId, null, 1);
    expect(newest).toMatchObject({
      id: third.referralId,
      hireNumber: 3,
      reward: null,
      workerName: 'Ana Diaz',
    });
    const key = { at: newest?.createdAt ?? '', id: newest?.id ?? '' };
    const older = await reader.completedReferrals(userId, key, 5);
    expect(older.map(({ id }) => id)).toEqual([first.referralId]);
  });

  it('the number of a completed hire stops at the top tier, so no list counts all hires of a referrer', async () => {
    const userId = await person();
    const top = Math.max(...Object.values(TIER_STEPS).map(({ firstHire }) => firstHire));
    for (let day = 1; day <= top + 2; day += 1)
      await referral(userId, {
        status: 'completed',
        hired_at: `2026-10-${String(day).padStart(2, '0')}T00:00:00Z`,
        completed_at: '2026-11-15T12:00:00Z',
        created_at: `2026-09-${String(day).padStart(2, '0')}T00:00:00Z`,
      });
    const rows = await new SqlRewardReader(sql).completedReferrals(userId, null, 100);
    const oldestFirst = rows.map(({ hireNumber }) => hireNumber).toReversed();
    expect(oldestFirst).toEqual([...Array.from({ length: top }, (_, at) => at + 1), top, top]);
  });
});
