import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { DepartedBalances } from '../payouts/owed-balances.ts';
import type { Billing } from '../billing.ts';
import type { RemovedCard } from '../ports.ts';
import type { RetainTaxRecords } from '../taxes/retain-tax-records.ts';

/** A person's unsettled money. */
interface Unsettled {
  /** The person owes or holds bonuses as an employer, or has bonuses with undue parts. */
  readonly bonuses: boolean;
  readonly payments: boolean;
  readonly payouts: boolean;
  readonly subscription: boolean;
}

export interface PersonalBillingRecords {
  copy(userId: UserId): Promise<Json>;
  /** (tx) */
  unsettled(userId: UserId): Promise<Unsettled>;
  /** (tx) Removes the addressee of the invoices, unless others of the company need it. */
  removeProfile(userId: UserId): Promise<void>;
  /** (tx) Returns the removed cards. */
  removeCards(userId: UserId): Promise<readonly RemovedCard[]>;
}

const HINDRANCES: Readonly<Record<keyof Unsettled, string>> = {
  bonuses:
    "Some of your bonuses aren't paid out yet. You can delete your account once the last part is paid.",
  payments: 'One of your payments is still processing. Please wait a moment.',
  payouts: 'A withdrawal is on its way to your bank. You can delete your account once it arrives.',
  subscription: 'Your subscription is still running. Cancel it first.',
};

interface BillingPersonalDataNeeds {
  readonly records: PersonalBillingRecords;
  readonly billing: Pick<Billing, 'earnings'>;
  readonly departed: Pick<DepartedBalances, 'keep'>;
  readonly taxes: Pick<RetainTaxRecords, 'run'>;
  readonly taskQueue: TaskQueue;
  readonly clock: Clock;
}

/**
 * Billing's data about a person. The ledger holds only IDs and amounts and never changes; invoices remain as
 * issued (rules.md#invoices-kept).
 */
export class BillingPersonalData implements PersonalData {
  readonly name = 'billing';
  private readonly needs: BillingPersonalDataNeeds;

  constructor(needs: BillingPersonalDataNeeds) {
    this.needs = needs;
  }

  async collect(userId: UserId): Promise<Json> {
    return this.needs.records.copy(userId);
  }

  async hindrances(userId: UserId): Promise<readonly string[]> {
    const unsettled = await this.needs.records.unsettled(userId);
    return Object.entries(HINDRANCES).flatMap(([what, words]) =>
      unsettled[what as keyof Unsettled] ? [words] : [],
    );
  }

  /** The person retains what they have earned (rules.md#owed-after-leaving). */
  async owed(userId: UserId): Promise<Money> {
    const { available, coming } = await this.needs.billing.earnings(userId);
    return available.plus(coming);
  }

  /** The provider detaches the cards after the commit. */
  async erase(userId: UserId): Promise<void> {
    await this.needs.departed.keep(userId, this.needs.clock.now());
    await this.needs.records.removeProfile(userId);
    await this.needs.taxes.run(userId);
    for (const card of await this.needs.records.removeCards(userId)) {
      await this.needs.taskQueue.enqueue({ kind: 'billing.detach_card', data: { ...card } });
    }
  }
}
