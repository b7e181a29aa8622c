import type { Clock } from '#kernel/clock.ts';

const FAILURES = 5;
const REST_MS = 30_000;

export interface BreakerRules {
  /** Whether an error means that the service is down. A rejection is an answer. */
  readonly isOutage: (error: unknown) => boolean;
  /** The error thrown while the breaker is open. */
  readonly refusal: () => Error;
}

/**
 * Rejects calls for half a minute after five failures in a row, so that an outage of a provider delays no
 * one.
 */
export class CircuitBreaker {
  private readonly clock: Clock;
  private readonly rules: BreakerRules;
  private failures = 0;
  private restsUntil = 0;

  constructor(clock: Clock, rules: BreakerRules) {
    this.clock = clock;
    this.rules = rules;
  }

  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.clock.now().getTime() < this.restsUntil) throw this.rules.refusal();
    try {
      const answer = await call();
      this.failures = 0;
      return answer;
    } catch (error) {
      if (this.rules.isOutage(error)) this.count();
      throw error;
    }
  }

  private count(): void {
    this.failures += 1;
    if (this.failures < FAILURES) return;
    this.failures = 0;
    this.restsUntil = this.clock.now().getTime() + REST_MS;
  }
}
