import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectOrm, type Orm } from '../../persistence/orm.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { HttpError } from '../errors.ts';
import { RateLimits, type LimitName } from './rate-limits.ts';

let database: TestDatabase;
let orm: Orm;
let limits: RateLimits;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await connectOrm({ url: database.url, entities: [], poolSize: 4, limits: PATIENT_LIMITS });
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const three = { points: 3, seconds: 60 };
  limits = new RateLimits(pool, {
    signInFailure: three,
    submission: three,
    signUp: three,
    referralCode: three,
  });
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

const fail = (...keys: string[]) => limits.countFailures('signInFailure', keys, async () => null);
const succeed = (...keys: string[]) => limits.countFailures('signInFailure', keys, async () => 'in');
const TOO_MANY = { status: 429, code: 'http.too_many' };

describe('a failure limit', () => {
  it('successes do not count', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect(await succeed('lucky')).toBe('in');
    expect(await fail('lucky')).toBeNull();
  });

  it('too many failures reject even a success', async () => {
    for (let tries = 0; tries < 3; tries += 1) expect(await fail('unlucky')).toBeNull();
    await expect(succeed('unlucky')).rejects.toMatchObject(TOO_MANY);
  });

  it('simultaneous tries do not exceed the limit', async () => {
    let made = 0;
    const attempt = async (): Promise<null> => {
      made += 1;
      return null;
    };
    const tries = Array.from({ length: 12 }, () => limits.countFailures('signInFailure', ['crowd'], attempt));
    const outcomes = await Promise.allSettled(tries);
    expect([made, outcomes.filter(({ status }) => status === 'rejected').length]).toEqual([3, 9]);
  });

  it('every key counts, and a rejection by one key does not use up another', async () => {
    for (let tries = 0; tries < 3; tries += 1) await fail('address');
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(fail('account', 'address')).rejects.toMatchObject(TOO_MANY);
    }
    expect(await succeed('account')).toBe('in');
  });

  it('a failure for another reason does not count', async () => {
    const attempt = (): Promise<null> => Promise.reject(new Error('The database is away'));
    for (let tries = 0; tries < 4; tries += 1) {
      await expect(limits.countFailures('signInFailure', ['outage'], attempt)).rejects.toThrow('away');
    }
    expect(await succeed('outage')).toBe('in');
  });
});

describe('a shared failure limit', () => {
  const share = (key: string, attempt: () => Promise<string | null>) =>
    limits.countSharedFailures('signInFailure', key, attempt);

  it('any number of right tries passes at the same time', async () => {
    const tries = Array.from({ length: 50 }, () => share('site', async () => 'in'));
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['in']));
    expect(await share('site', async () => null)).toBeNull();
  });

  it('simultaneous wrong tries stop at the limit, and the rest wait for those in progress', async () => {
    let made = 0;
    const attempt = async (): Promise<null> => {
      made += 1;
      await new Promise((resolve) => setImmediate(resolve));
      return null;
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => share('crowded', attempt)));
    expect([made, outcomes.filter(({ status }) => status === 'rejected').length]).toEqual([3, 47]);
    await expect(share('crowded', async () => 'in')).rejects.toMatchObject(TOO_MANY);
  });

  it('the last try triggers its callback once', async () => {
    let told = 0;
    const onLast = async (): Promise<void> => {
      told += 1;
    };
    const wrong = () => limits.countSharedFailures('signInFailure', 'told', async () => null, onLast);
    await Promise.allSettled(Array.from({ length: 8 }, wrong));
    expect(told).toBe(1);
  });

  it('a failure for another reason does not count, and the next try passes', async () => {
    const broken = (): Promise<never> => Promise.reject(new Error('The database is away'));
    for (let tries = 0; tries < 4; tries += 1) await expect(share('away', broken)).rejects.toThrow('away');
    expect(await share('away', async () => 'in')).toBe('in');
  });
});

describe('the count of a limit', () => {
  const domainError = (kind: 'invalid' | 'payment_required' | 'conflict') =>
    new DomainError('test.no', kind, 'No', { path: 'a' });
  const refuse = (error: Error) => async (): Promise<never> => {
    throw error;
  };
  const room = async (name: LimitName, key: string): Promise<number> => {
    let left = 0;
    while (await limits.take(name, key)) left += 1;
    return left;
  };

  it.each([
    ['submission', domainError('invalid'), 3],
    ['submission', domainError('conflict'), 3],
    ['submission', domainError('payment_required'), 2],
    ['submission', new HttpError(401, 'test.no', 'No'), 3],
    ['submission', new Error('The database is away'), 3],
    ['signUp', domainError('invalid'), 3],
    ['signUp', domainError('conflict'), 2],
    ['referralCode', domainError('invalid'), 2],
  ] as const)('%s counts a refusal with %s correctly and leaves %i of three', async (name, error, left) => {
    const key = `refused-${JSON.stringify([name, error])}`;
    await expect(limits.count(name, key, refuse(error))).rejects.toBe(error);
    expect(await room(name, key)).toBe(left);
  });

  it('an answer that created something counts, and a repeated one does not', async () => {
    expect(await limits.count('submission', 'made', async () => 'made')).toBe('made');
    await limits.count('submission', 'made', async () => 'kept', { isCreated: (made) => made !== 'kept' });
    expect(await room('submission', 'made')).toBe(2);
  });

  it('each use of a call counts, but none if the call exceeds the rest', async () => {
    await limits.count('submission', 'crew', async () => 'made', { uses: 2 });
    await expect(limits.count('submission', 'crew', async () => 'made', { uses: 2 })).rejects.toMatchObject(
      TOO_MANY,
    );
    expect(await room('submission', 'crew')).toBe(1);
  });

  it('simultaneous calls do not exceed the limit', async () => {
    let made = 0;
    const make = async (): Promise<void> => {
      made += 1;
    };
    await Promise.allSettled(Array.from({ length: 9 }, () => limits.count('submission', 'crowd', make)));
    expect(made).toBe(3);
  });
});

describe('a hidden limit', () => {
  it('an exhausted hidden limit returns false and throws nothing', async () => {
    const taken = [];
    for (let tries = 0; tries < 4; tries += 1) taken.push(await limits.take('signInFailure', 'quiet'));
    expect(taken).toEqual([true, true, true, false]);
  });
});

it('only housekeeping deletes expired rows; limiters do not scan the table', async () => {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const query = vi.spyOn(pool, 'query');
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    query.mockRestore();
  });
  const idle = new RateLimits(pool);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(idle).toBeDefined();
  expect(query).not.toHaveBeenCalled();
});
