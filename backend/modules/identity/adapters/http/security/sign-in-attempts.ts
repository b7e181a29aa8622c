import { addressKey } from '#platform/http/limits/address-key.ts';
import type { LimitName, RateLimits } from '#platform/http/limits/rate-limits.ts';
import type { Concerned, SecurityLog } from '#modules/identity/application/security/security-log.ts';
import type { SignInWay } from '#contract/identity/vocabulary/security-events.ts';

interface Attempt {
  readonly limit: LimitName;
  readonly key: string;
  readonly about: Concerned;
  readonly way: SignInWay;
}

/** Tries to show who one is: failures count, and are written down, as is the one after which none are let through for a while. */
export class SignInAttempts {
  private readonly limits: RateLimits;
  private readonly log: Pick<SecurityLog, 'record'>;

  constructor(limits: RateLimits, log: Pick<SecurityLog, 'record'>) {
    this.limits = limits;
    this.log = log;
  }

  /**
   * Null is a failure.
   * @throws HttpError 429 after too many failures, even for a right attempt
   */
  count<T>({ limit, key, about, way }: Attempt, attempt: () => Promise<T | null>): Promise<T | null> {
    const written = async (): Promise<T | null> => {
      const outcome = await attempt();
      if (outcome === null) await this.log.record({ ...about, kind: 'sign_in_failed', detail: way });
      return outcome;
    };
    const lockedOut = () => this.log.record({ ...about, kind: 'locked_out', detail: way });
    return this.limits.countFailures(limit, [key], written, lockedOut);
  }

  /**
   * Counts all attempts of an address, for any account.
   * @throws HttpError 429 after too many failures
   */
  countAddress<T>(address: string, way: SignInWay, attempt: () => Promise<T | null>): Promise<T | null> {
    const locked = () => this.log.record({ userId: null, kind: 'address_locked', detail: way });
    return this.limits.countSharedFailures('signInFailureOfAddress', addressKey(address), attempt, locked);
  }
}
