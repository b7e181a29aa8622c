import type { Clock } from '../../../../kernel/clock.ts';
import { ProviderUnavailable } from '../../application/payment-provider.ts';

const FAILURES = 5;
const REST_MS = 30_000;

/** After five failures in a row it refuses for half a minute, so that a provider that is down holds up nobody. */
export class CircuitBreaker {
  private readonly clock: Clock;
  private failures = 0;
  private restsUntil = 0;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Only `ProviderUnavailable` counts as a failure: a refusal is an answer. @throws ProviderUnavailable while it rests */
  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.clock.now().getTime() < this.restsUntil) {
      throw new ProviderUnavailable('The payment provider did not answer just now');
    }
    try {
      const answer = await call();
      this.failures = 0;
      return answer;
    } catch (error) {
      if (error instanceof ProviderUnavailable) this.count();
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
