import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectOrm, type Orm } from '../../persistence/orm.ts';
import { Sql } from '../../persistence/sql.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { SessionStore, type SessionEndings } from './session-store.ts';

let database: TestDatabase;
let orm: Orm;
let sql: Sql;
let store: SessionStore;
const seen: string[] = [];
const ended: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await connectOrm({ url: database.url, entities: [], poolSize: 2, limits: PATIENT_LIMITS });
  sql = new Sql(orm);
  const recordCrowdedOut: SessionEndings['recordCrowdedOut'] = async (sessions) =>
    void ended.push(...sessions);
  store = new SessionStore(sql, { seen: async (userId) => void seen.push(userId) }, { recordCrowdedOut });
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

const HOUR_MS = 3_600_000;
const phone = { userAgent: 'A phone', address: '192.0.2.7' };
const laptop = { userAgent: 'A laptop', address: '192.0.2.8' };
const ROW = {
  name: 'test-session-row',
  text: `select user_id as "userId", user_agent as "userAgent", address,
    last_seen_at > now() - interval '1 minute' as "isFresh", created_at as "createdAt" from sessions where sid = $1`,
};
const MAKE_USER = {
  name: 'test-session-user',
  text: `insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values ($1::uuid, $1::text || '@example.com', 'Pat', 'Number', 'worker', right($1::text, 8), now(), now())`,
};
const AGE = {
  name: 'test-session-age',
  text: `update sessions set last_seen_at = now() - interval '6 minutes' where sid = $1`,
};

const BEGAN = {
  name: 'test-session-began',
  text: `update sessions set created_at = now() - $2 * interval '1 hour' where sid = $1`,
};
const ENDS_AFTER = {
  name: 'test-session-ends',
  text: `select extract(epoch from expire - created_at)::float8 / 3600 as hours from sessions where sid = $1`,
};
const COUNT = {
  name: 'test-session-count',
  text: `select count(*)::integer as sessions from sessions where user_id = $1`,
};

async function endsAfter(sid: string): Promise<number | undefined> {
  return (await sql.row<{ hours: number }>(ENDS_AFTER, [sid]))?.hours;
}

async function someone(): Promise<string> {
  const id = randomUUID();
  await sql.rows(MAKE_USER, [id]);
  return id;
}

describe('the session store', () => {
  it('a request in progress does not restore a session that ended', async () => {
    const [sid, next] = [randomUUID(), randomUUID()];
    const userId = await someone();
    await store.begin(sid, { userId }, HOUR_MS, phone);
    await store.destroy(sid);
    await store.update(sid, { userId }, HOUR_MS);
    expect(await store.rename(sid, next)).toBe(false);
    expect([await store.get(sid, phone), await store.get(next, phone)]).toEqual([null, null]);
  });

  it('an older request cannot change the user or user type of a session', async () => {
    const [sid, userId] = [randomUUID(), await someone()];
    await store.begin(sid, { userId, userType: 'worker' }, HOUR_MS, phone);
    await store.update(sid, { userId: randomUUID(), userType: 'admin', hasPassedGate: true }, HOUR_MS);
    expect(await store.get(sid, phone)).toEqual({ userId, userType: 'worker', hasPassedGate: true });
  });

  it('a session without a user stays without one', async () => {
    const sid = randomUUID();
    await store.begin(sid, { hasPassedGate: true }, HOUR_MS, phone);
    await store.update(sid, { hasPassedGate: true, userId: randomUUID() }, HOUR_MS);
    expect(await store.get(sid, phone)).toEqual({ hasPassedGate: true });
    expect(await sql.row(ROW, [sid])).toMatchObject({ userId: null });
  });

  it('a renamed session has a new secret, and the old one opens nothing', async () => {
    const [sid, next, userId] = [randomUUID(), randomUUID(), await someone()];
    await store.begin(sid, { userId }, HOUR_MS, phone);
    expect(await store.rename(sid, next)).toBe(true);
    expect([await store.get(sid, phone), await store.get(next, phone)]).toEqual([null, { userId }]);
  });

  it('a session records its device at most every few minutes', async () => {
    const sid = randomUUID();
    await store.begin(sid, {}, HOUR_MS, { ...phone, userAgent: 'x'.repeat(1000) });
    await store.get(sid, laptop);
    expect(await sql.row(ROW, [sid])).toMatchObject({ userAgent: 'x'.repeat(300), address: phone.address });
    await sql.rows(AGE, [sid]);
    await store.get(sid, laptop);
    expect(await sql.row(ROW, [sid])).toMatchObject({ ...laptop, isFresh: true });
  });

  it('a session reports its user’s presence at the start and every few minutes', async () => {
    const [sid, userId] = [randomUUID(), await someone()];
    const times = (): number => seen.filter((one) => one === userId).length;
    await store.begin(sid, { userId }, HOUR_MS, phone);
    await store.get(sid, phone);
    expect(times()).toBe(1);
    await sql.rows(AGE, [sid]);
    await Promise.all([store.get(sid, phone), store.get(sid, phone), store.get(sid, phone)]);
    expect(times()).toBe(2);
  });

  it('a session ends thirty days after its sign-in, an admin’s after twelve hours, however much it is used', async () => {
    for (const [userType, hours] of [
      ['worker', 720],
      ['admin', 12],
    ] as const) {
      const [sid, userId] = [randomUUID(), await someone()];
      await store.begin(sid, { userId, userType }, 10_000 * HOUR_MS, phone);
      expect(await endsAfter(sid)).toBe(hours);
      await sql.rows(BEGAN, [sid, hours - 1]);
      await store.update(sid, { userId }, 10_000 * HOUR_MS);
      expect([await endsAfter(sid), await store.get(sid, phone)]).toEqual([hours, { userId, userType }]);
      await sql.rows(BEGAN, [sid, hours + 1]);
      await store.update(sid, { userId }, HOUR_MS);
      expect(await store.get(sid, phone)).toBeNull();
    }
  });

  it('a person has at most the twenty newest sessions, even if many begin at the same moment', async () => {
    const [userId, other] = [await someone(), await someone()];
    await store.begin('of another', { userId: other }, HOUR_MS, phone);
    const oldest = randomUUID();
    await store.begin(oldest, { userId }, HOUR_MS, phone);
    await sql.rows(BEGAN, [oldest, 1]);
    const begin = () => store.begin(randomUUID(), { userId }, HOUR_MS, phone);
    for (let count = 1; count < 20; count += 1) await begin();
    expect(await store.get(oldest, phone)).toEqual({ userId });
    await begin();
    expect(await store.get(oldest, phone)).toBeNull();
    expect(ended).toEqual([{ userId, ...phone }]);
    await Promise.all(Array.from({ length: 30 }, begin));
    expect(await sql.row(COUNT, [userId])).toEqual({ sessions: 20 });
    expect(await sql.row(COUNT, [other])).toEqual({ sessions: 1 });
  });

  it('an expired session cannot be read', async () => {
    const sid = randomUUID();
    await store.begin(sid, {}, -1, phone);
    expect(await store.get(sid, phone)).toBeNull();
    expect(await store.rename(sid, randomUUID())).toBe(false);
  });
});
