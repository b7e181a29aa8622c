import { addHours, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { PayoutProvider } from './payout-provider.ts';

const EVERY_HOURS = 24;

/**
 * Makes sure, daily and at process start, that the provider never pays out the company's balance
 * automatically (rules.md#held-money-stays).
 */
export class EnforceManualPayouts implements DueWork {
  readonly name = 'billing.keep_held_money';
  private readonly provider: Pick<PayoutProvider, 'enforceManualPayouts'>;
  private readonly clock: Clock;
  private next: Date | null = null;

  constructor(provider: Pick<PayoutProvider, 'enforceManualPayouts'>, clock: Clock) {
    this.provider = provider;
    this.clock = clock;
  }

  async run(): Promise<number> {
    const now = this.clock.now();
    if (this.next && now < this.next) return 0;
    await this.provider.enforceManualPayouts();
    this.next = addHours(now, EVERY_HOURS);
    return 0;
  }
}
