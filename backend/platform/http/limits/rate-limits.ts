import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { HttpError } from '../errors.ts';
import { Turns } from './turns.ts';

export interface LimitRule {
  readonly points: number;
  readonly seconds: number;
}

/** The named limits (rules.md#limits), and those of mails about accounts; how often something may be done per key. */
export const LIMIT_RULES = {
  signUp: { points: 10, seconds: 3600 },
  signInFailure: { points: 10, seconds: 900 },
  /** Many people may share one: a whole site behind its router. */
  signInFailureOfAddress: { points: 100, seconds: 900 },
  /** Codes of an account whose password is known, and of whoever has a session of it. */
  secondFactorFailure: { points: 5, seconds: 900 },
  accessGate: { points: 10, seconds: 900 },
  resetLinkOfAccount: { points: 5, seconds: 3600 },
  resetLinksOfAddress: { points: 20, seconds: 3600 },
  /** Codes by text, whoever has the phone; the phones have limits of their own (rules.md#phone-codes). */
  phoneCodesOfAddress: { points: 60, seconds: 3600 },
  phoneCodesOfAccount: { points: 6, seconds: 3600 },
  confirmationMail: { points: 5, seconds: 3600 },
  tokenLink: { points: 30, seconds: 60 },
  submission: { points: 30, seconds: 3600 },
  print: { points: 30, seconds: 60 },
  upload: { points: 30, seconds: 3600 },
  picture: { points: 40, seconds: 3600 },
  waitlist: { points: 20, seconds: 3600 },
  referralCode: { points: 30, seconds: 3600 },
  geocoding: { points: 60, seconds: 60 },
  personalData: { points: 5, seconds: 3600 },
  signedOutCalls: { points: 300, seconds: 60 },
  signedInCalls: { points: 600, seconds: 60 },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof LIMIT_RULES;

/** The general limits; see the class for why they are counted in the process. */
const IN_PROCESS: ReadonlySet<LimitName> = new Set(['signedOutCalls', 'signedInCalls']);

function tooMany(msBeforeNext: number): HttpError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new HttpError(429, 'http.too_many', 'Too many tries. Please wait a moment.', {
    'Retry-After': String(seconds),
  });
}

function isRejection(reason: unknown): reason is { msBeforeNext: number } {
  return typeof reason === 'object' && reason !== null && 'msBeforeNext' in reason;
}

/**
 * Limits that every process shares live in PostgreSQL. The two general ones (all calls of an address or a person)
 * guard a process against being flooded and are counted in it: a write per read would cost more than it protects.
 */
export class RateLimits {
  private readonly turns = new Map<string, Turns>();
  private readonly limiters: ReadonlyMap<LimitName, RateLimiterAbstract>;

  constructor(pool: Pool, overrides: Partial<Record<LimitName, LimitRule>> = {}) {
    const names = Object.keys(LIMIT_RULES) as LimitName[];
    const limiterFor = (name: LimitName): RateLimiterAbstract => {
      const { points, seconds } = overrides[name] ?? LIMIT_RULES[name];
      const options = { keyPrefix: name, points, duration: seconds };
      if (IN_PROCESS.has(name)) return new RateLimiterMemory(options);
      return new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        // Housekeeping forgets what has expired, a thousand rows at a time: each limiter would go through the whole table.
        clearExpiredByTimeout: false,
      });
    };
    this.limiters = new Map(names.map((name) => [name, limiterFor(name)]));
  }

  /** Counts uses. @throws HttpError 429 with Retry-After when it is one too many */
  async use(name: LimitName, key: string, uses = 1): Promise<void> {
    await this.left(name, key, uses);
  }

  /** Counts one use; false when it is one too many. For refusals that must not show. */
  async take(name: LimitName, key: string): Promise<boolean> {
    try {
      await this.limiter(name).consume(key);
      return true;
    } catch (reason) {
      if (isRejection(reason)) return false;
      throw reason;
    }
  }

  /**
   * Makes a try of which only the failures count; null is a failure. It is counted before and given back after, so that
   * tries at the same moment do not outrun the count. `onLast` is called after the failure with which the last try is gone.
   * @throws HttpError 429 when there were too many failures before, whatever this try would have been
   */
  async countFailures<T>(
    name: LimitName,
    keys: readonly string[],
    attempt: () => Promise<T | null>,
    onLast?: () => Promise<void>,
  ): Promise<T | null> {
    const counted: string[] = [];
    let isFailure = false;
    let isLast = false;
    try {
      for (const key of keys) {
        counted.push(key);
        isLast = (await this.left(name, key, 1)) === 0 || isLast;
      }
      const outcome = await attempt();
      isFailure = outcome === null;
      if (isFailure && isLast) await onLast?.();
      return outcome;
    } finally {
      if (!isFailure) for (const key of counted) await this.limiter(name).reward(key);
    }
  }

  /**
   * The same for a key that many share, such as an address: tries wait while as many are under way as may still fail, so that any
   * number of right ones come through and wrong ones are held to the limit. `onLast` is called after the failure with which the last try is gone.
   * @throws HttpError 429 when there were too many failures before
   */
  async countSharedFailures<T>(
    name: LimitName,
    key: string,
    attempt: () => Promise<T | null>,
    onLast?: () => Promise<void>,
  ): Promise<T | null> {
    const limiter = this.limiter(name);
    const place = `${name}:${key}`;
    const turns = this.turns.get(place) ?? new Turns();
    this.turns.set(place, turns);
    try {
      return await turns.take(
        async () => {
          const known = await limiter.get(key);
          const left = limiter.points - (known?.consumedPoints ?? 0);
          if (left <= 0) throw tooMany(known?.msBeforeNext ?? 0);
          return left;
        },
        async () => {
          const outcome = await attempt();
          if (outcome !== null) return outcome;
          const { consumedPoints } = await limiter.penalty(key);
          if (consumedPoints === limiter.points) await onLast?.();
          return outcome;
        },
      );
    } finally {
      if (turns.isIdle) this.turns.delete(place);
    }
  }

  /** Counts uses; how many are left. @throws HttpError 429 as `use` */
  private async left(name: LimitName, key: string, uses: number): Promise<number> {
    try {
      return (await this.limiter(name).consume(key, uses)).remainingPoints;
    } catch (reason) {
      if (isRejection(reason)) throw tooMany(reason.msBeforeNext);
      throw reason;
    }
  }

  private limiter(name: LimitName): RateLimiterAbstract {
    const limiter = this.limiters.get(name);
    if (!limiter) throw new Error(`No rate limit is called ${name}`);
    return limiter;
  }
}
