import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectOrm, type Orm } from '../../persistence/orm.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { RateLimits } from './rate-limits.ts';

let database: TestDatabase;
let orm: Orm;
let limits: RateLimits;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await connectOrm({ url: database.url, entities: [], poolSize: 4 });
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  limits = new RateLimits(pool, { signInFailure: { points: 3, seconds: 60 } });
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

const fail = (...keys: string[]) => limits.countFailures('signInFailure', keys, async () => null);
const succeed = (...keys: string[]) => limits.countFailures('signInFailure', keys, async () => 'in');
const TOO_MANY = { status: 429, code: 'http.too_many' };

describe('a limit of failures', () => {
  it('does not count successes', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect(await succeed('lucky')).toBe('in');
    expect(await fail('lucky')).toBeNull();
  });

  it('refuses even a success after the failures', async () => {
    for (let tries = 0; tries < 3; tries += 1) expect(await fail('unlucky')).toBeNull();
    await expect(succeed('unlucky')).rejects.toMatchObject(TOO_MANY);
  });

  it('lets no more through when they come at the same moment', async () => {
    let made = 0;
    const attempt = async (): Promise<null> => {
      made += 1;
      return null;
    };
    const tries = Array.from({ length: 12 }, () => limits.countFailures('signInFailure', ['crowd'], attempt));
    const outcomes = await Promise.allSettled(tries);
    expect([made, outcomes.filter(({ status }) => status === 'rejected').length]).toEqual([3, 9]);
  });

  it('counts for every key, and a refusal by one does not use up another', async () => {
    for (let tries = 0; tries < 3; tries += 1) await fail('address');
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(fail('account', 'address')).rejects.toMatchObject(TOO_MANY);
    }
    expect(await succeed('account')).toBe('in');
  });

  it('does not count what failed for another reason', async () => {
    const attempt = (): Promise<null> => Promise.reject(new Error('The database is away'));
    for (let tries = 0; tries < 4; tries += 1) {
      await expect(limits.countFailures('signInFailure', ['outage'], attempt)).rejects.toThrow('away');
    }
    expect(await succeed('outage')).toBe('in');
  });
});

describe('a limit that does not show', () => {
  it('says when it is used up and throws nothing', async () => {
    const taken = [];
    for (let tries = 0; tries < 4; tries += 1) taken.push(await limits.take('signInFailure', 'quiet'));
    expect(taken).toEqual([true, true, true, false]);
  });
});
