import { addHours, type Clock } from '#kernel/clock.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { SandboxDisputes } from './disputes/sandbox-disputes.ts';
import type { SandboxEvents } from './provider/sandbox-events.ts';
import type { SandboxIntent, SandboxStore } from './sandbox-store.ts';

const HOURS_UNTIL_SENT_BACK = 1;
const HOURS_UNTIL_RETURNED = 3 * 24;
const NO_ACCOUNT = {
  failureCode: 'payment_method_bank_failed',
  failureMessage: 'Your bank did not find this account.',
};

/**
 * Simulates delayed bank actions: they return a refund to a closed card (rules.md#test-cards), pay or refuse
 * a debit, take back a paid debit, and verify an account's owner (rules.md#bank-debits).
 */
export class SandboxBanks implements DueWork {
  readonly name = 'billing.sandbox_banks';
  private readonly store: SandboxStore;
  private readonly events: SandboxEvents;
  private readonly disputes: SandboxDisputes;
  private readonly unitOfWork: UnitOfWork;
  private readonly clock: Clock;

  constructor(
    store: SandboxStore,
    events: SandboxEvents,
    disputes: SandboxDisputes,
    unitOfWork: UnitOfWork,
    clock: Clock,
  ) {
    this.store = store;
    this.events = events;
    this.disputes = disputes;
    this.unitOfWork = unitOfWork;
    this.clock = clock;
  }

  async run(): Promise<number> {
    const now = this.clock.now();
    const refunds = await this.store.refundsToSendBack(addHours(now, -HOURS_UNTIL_SENT_BACK));
    const debits = await this.store.intentsAtBanks(now);
    const setups = await this.store.setupsAtBanks(now);
    const acts = [
      ...refunds.map((id) => this.sendBack(id)),
      ...debits.map((id) => this.actOn(id, now)),
      ...setups.map((id) => this.verify(id, now)),
    ];
    return eachAlone(acts, (act) => this.tell(act));
  }

  /** Runs in one transaction with its events; false if there was nothing to do. */
  private async tell(act: () => Promise<readonly string[] | null>): Promise<boolean> {
    const told = await this.unitOfWork.transaction(act);
    for (const eventId of told ?? []) await this.events.deliverNow(eventId);
    return told !== null;
  }

  private sendBack(id: string): () => Promise<readonly string[] | null> {
    return async () =>
      (await this.store.sendRefundBack(id))
        ? [await this.events.record('refund.failed', 'refund', id)]
        : null;
  }

  private actOn(id: string, now: Date): () => Promise<readonly string[] | null> {
    return async () => {
      const intent = await this.store.intentAtBank(id, now);
      return intent && this.answer(intent);
    };
  }

  /** The account's owner has confirmed the number of cents received. */
  private verify(id: string, now: Date): () => Promise<readonly string[] | null> {
    return async () => {
      const setup = await this.store.setupAtBank(id, now);
      if (!setup) return null;
      await this.store.changeSetup(id, 'succeeded', setup.cardId);
      if (setup.cardId !== null) await this.store.attachMethod(setup.cardId);
      return [await this.events.record('setup_intent.succeeded', 'setup_intent', id)];
    };
  }

  /** (tx) Returns the events; a returned debit is reported by its dispute. */
  private async answer({ id, status, behavior, keptCardId }: SandboxIntent): Promise<string[]> {
    if (status !== 'processing') {
      await this.store.changeIntent(id, { status, keptCardId });
      await this.disputes.returnDebit(id);
      return [];
    }
    if (behavior === 'bank_fails') {
      await this.store.changeIntent(id, { status: 'requires_payment_method', ...NO_ACCOUNT });
      return [await this.events.record('payment_intent.payment_failed', 'payment_intent', id)];
    }
    const again = behavior === 'bank_returns' && {
      bankActsAt: addHours(this.clock.now(), HOURS_UNTIL_RETURNED),
    };
    await this.store.changeIntent(id, { status: 'succeeded', ...again });
    return [await this.events.record('payment_intent.succeeded', 'payment_intent', id)];
  }
}
