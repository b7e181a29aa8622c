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
 * `calls` counts every call. `created` counts created things: it uncounts a refused call, unless its status
 * is in `triesToo`, and a repetition that created nothing. `failures` counts failed tries (`countFailures`).
 */
interface NamedRule extends LimitRule {
  readonly counts: 'calls' | 'created' | 'failures';
  readonly triesToo?: readonly number[];
  /**
   * Counts by address even for signed-in users, because each new account is a new user. Other limits count by
   * user if signed in.
   */
  readonly by?: 'address';
}

/**
 * The named limits (rules.md#limits), and those of emails about accounts: how often a key may do something.
 */
export const LIMIT_RULES = {
  /**
   * A known email counts too, so that no one can probe for accounts. Confirming an email or a phone uncounts
   * it, so that a whole site behind one router can sign up.
   */
  signUp: { points: 10, seconds: 3600, counts: 'created', triesToo: [409], by: 'address' },
  signInFailure: { points: 10, seconds: 900, counts: 'failures' },
  /** A whole site behind one router may share an address. */
  signInFailureOfAddress: { points: 100, seconds: 900, counts: 'failures' },
  /** Codes entered after the password, or in an open session. */
  secondFactorFailure: { points: 5, seconds: 900, counts: 'failures' },
  accessGate: { points: 10, seconds: 900, counts: 'failures' },
  resetLinkOfAccount: { points: 5, seconds: 3600, counts: 'calls' },
  resetLinksOfAddress: { points: 20, seconds: 3600, counts: 'created' },
  /** Texted codes to any phone; phones also have their own limits (rules.md#phone-codes). */
  phoneCodesOfAddress: { points: 60, seconds: 3600, counts: 'calls' },
  phoneCodesOfAccount: { points: 6, seconds: 3600, counts: 'calls' },
  confirmationMail: { points: 5, seconds: 3600, counts: 'created' },
  tokenLink: { points: 30, seconds: 60, counts: 'calls' },
  /** A declined card counts too, so that no one can test stolen cards. */
  submission: { points: 30, seconds: 3600, counts: 'created', triesToo: [402] },
  edit: { points: 120, seconds: 3600, counts: 'created' },
  export: { points: 30, seconds: 3600, counts: 'calls' },
  print: { points: 30, seconds: 60, counts: 'calls' },
  /** Inspecting a rejected file costs as much as an accepted one. */
  upload: { points: 30, seconds: 3600, counts: 'calls' },
  picture: { points: 40, seconds: 3600, counts: 'calls' },
  waitlist: { points: 20, seconds: 3600, counts: 'created' },
  /** A wrong code counts too, so that no one can guess codes. */
  referralCode: { points: 30, seconds: 3600, counts: 'calls' },
  geocoding: { points: 60, seconds: 60, counts: 'calls' },
  personalData: { points: 5, seconds: 3600, counts: 'calls' },
  signedOutCalls: { points: 300, seconds: 60, counts: 'calls' },
  signedInCalls: { points: 600, seconds: 60, counts: 'calls' },
  /** Beyond it, the browser renders the page. */
  renderedPage: { points: 20, seconds: 60, counts: 'calls' },
} as const satisfies Record<string, NamedRule>;

export type LimitName = keyof typeof LIMIT_RULES;

/** The key under which a call is counted. */
export function limitKey(name: LimitName, userId: string | null, address: string): string {
  const rule: NamedRule = LIMIT_RULES[name];
  return rule.by === 'address' || userId === null ? addressKey(address) : userId;
}

/** The limits of every call and page; the class explains why they are counted in the process. */
const IN_PROCESS: ReadonlySet<LimitName> = new Set(['signedOutCalls', 'signedInCalls', 'renderedPage']);

interface CountedUses<T> {
  readonly uses?: number;
  /** Whether the result means that something was created; true if omitted. */
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
 * All processes share these limits through PostgreSQL. The general ones (all calls of an address or a
 * person, and rendered pages) protect a process from floods and are counted in memory: a write for each read would cost more than
 * it protects.
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
        // Housekeeping deletes expired rows, a thousand at a time: each limiter would scan the whole table.
        clearExpiredByTimeout: false,
      });
    };
    this.limiters = new Map(names.map((name) => [name, limiterFor(name)]));
  }

  /**
   * Counts uses.
   * @throws HttpError 429 with Retry-After if there are too many
   */
  async use(name: LimitName, key: string, uses = 1): Promise<void> {
    await this.left(name, key, uses);
  }

  /**
   * Counts the uses of `run` by the rule's `counts`. Counts before running, so that simultaneous calls cannot
   * exceed the limit.
   * @throws HttpError 429 as `use`, and the errors of `run`
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

  /** Returns one use that did not count; callers never get more than the limit by it. */
  async returnUse(name: LimitName, key: string): Promise<void> {
    const limiter = this.limiter(name);
    if (((await limiter.get(key))?.consumedPoints ?? 0) > 0) await limiter.reward(key);
  }

  /** Counts one use; false if it is one too many. For refusals that must not be visible. */
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
   * Makes a try of which only failures count; null is a failure. It is counted before and uncounted after a
   * success, so that simultaneous tries cannot exceed the limit. `onLast` runs after the failure that uses up
   * the last try.
   * @throws HttpError 429 after too many earlier failures, even if this try would have succeeded
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
   * The same for a shared key, such as an address. Tries wait while as many are in progress as may still
   * fail. So any number of right tries passes, and wrong ones stop at the limit. `onLast` runs after the
   * failure that uses up the last try.
   * @throws HttpError 429 after too many earlier failures
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

  /**
   * Counts uses and returns how many are left.
   * @throws HttpError 429 as `use`
   */
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
