import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { answerFor, HttpError } from '../errors.ts';
import { addressKey } from './address-key.ts';
import { Turns } from './turns.ts';

export interface LimitRule {
  readonly points: number;
  readonly seconds: number;
}

/**
 * `calls` counts every call. `created` counts what is made: a refused call is given back, unless its status is one of `triesToo`, and
 * so is a repetition that made nothing. `failures` counts what was wrong (`countFailures`).
 */
interface NamedRule extends LimitRule {
  readonly counts: 'calls' | 'created' | 'failures';
  readonly triesToo?: readonly number[];
  /** Also of someone who is signed in: each new account is someone else. Others are counted for the person, where there is one. */
  readonly by?: 'address';
}

/** The named limits (rules.md#limits), and those of mails about accounts; how often something may be done per key. */
export const LIMIT_RULES = {
  /**
   * A known email counts, too: nobody tries through who has an account. Whoever confirms an email or a phone is given back, so that a
   * whole site behind its router can sign up.
   */
  signUp: { points: 10, seconds: 3600, counts: 'created', triesToo: [409], by: 'address' },
  signInFailure: { points: 10, seconds: 900, counts: 'failures' },
  /** Many people may share one: a whole site behind its router. */
  signInFailureOfAddress: { points: 100, seconds: 900, counts: 'failures' },
  /** Codes of an account whose password is known, and of whoever has a session of it. */
  secondFactorFailure: { points: 5, seconds: 900, counts: 'failures' },
  accessGate: { points: 10, seconds: 900, counts: 'failures' },
  resetLinkOfAccount: { points: 5, seconds: 3600, counts: 'calls' },
  resetLinksOfAddress: { points: 20, seconds: 3600, counts: 'created' },
  /** Codes by text, whoever has the phone; the phones have limits of their own (rules.md#phone-codes). */
  phoneCodesOfAddress: { points: 60, seconds: 3600, counts: 'calls' },
  phoneCodesOfAccount: { points: 6, seconds: 3600, counts: 'calls' },
  confirmationMail: { points: 5, seconds: 3600, counts: 'created' },
  tokenLink: { points: 30, seconds: 60, counts: 'calls' },
  /** A declined card counts, too: nobody tries through stolen ones. */
  submission: { points: 30, seconds: 3600, counts: 'created', triesToo: [402] },
  edit: { points: 120, seconds: 3600, counts: 'created' },
  export: { points: 30, seconds: 3600, counts: 'calls' },
  print: { points: 30, seconds: 60, counts: 'calls' },
  /** A file that is refused costs as much to look at as another. */
  upload: { points: 30, seconds: 3600, counts: 'calls' },
  picture: { points: 40, seconds: 3600, counts: 'calls' },
  waitlist: { points: 20, seconds: 3600, counts: 'created' },
  /** A wrong code counts: nobody guesses codes. */
  referralCode: { points: 30, seconds: 3600, counts: 'calls' },
  geocoding: { points: 60, seconds: 60, counts: 'calls' },
  personalData: { points: 5, seconds: 3600, counts: 'calls' },
  signedOutCalls: { points: 300, seconds: 60, counts: 'calls' },
  signedInCalls: { points: 600, seconds: 60, counts: 'calls' },
} as const satisfies Record<string, NamedRule>;

export type LimitName = keyof typeof LIMIT_RULES;

/** Whom a call is counted for. */
export function limitKey(name: LimitName, userId: string | null, address: string): string {
  const rule: NamedRule = LIMIT_RULES[name];
  return rule.by === 'address' || userId === null ? addressKey(address) : userId;
}

/** The general limits; see the class for why they are counted in the process. */
const IN_PROCESS: ReadonlySet<LimitName> = new Set(['signedOutCalls', 'signedInCalls']);

interface CountedUses<T> {
  readonly uses?: number;
  /** Whether an answer says that something was made; so it is where nothing is said. */
  readonly isCreated?: (made: T) => boolean;
}

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

  /**
   * Counts the uses that `run` makes, by the rule's `counts`. They are counted first, so that no more are let through when they come
   * at the same moment. @throws HttpError 429 as `use`, and what `run` throws
   */
  async count<T>(name: LimitName, key: string, run: () => Promise<T>, how: CountedUses<T> = {}): Promise<T> {
    const { uses = 1, isCreated = () => true } = how;
    if (uses <= 0) return run();
    const rule: NamedRule = LIMIT_RULES[name];
    let isCounted = rule.counts === 'calls';
    try {
      await this.use(name, key, uses);
      const made = await run();
      isCounted ||= isCreated(made);
      return made;
    } catch (error) {
      isCounted ||= rule.triesToo?.includes(answerFor(error)?.status ?? 500) ?? false;
      throw error;
    } finally {
      if (!isCounted) await this.limiter(name).reward(key, uses);
    }
  }

  /** One use that turned out to be none; nobody gets more than the limit by it. */
  async returnUse(name: LimitName, key: string): Promise<void> {
    const limiter = this.limiter(name);
    if (((await limiter.get(key))?.consumedPoints ?? 0) > 0) await limiter.reward(key);
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
