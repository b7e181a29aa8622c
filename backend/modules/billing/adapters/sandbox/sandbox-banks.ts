import { addHours, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { SandboxEvents } from './sandbox-events.ts';
import type { SandboxStore } from './sandbox-store.ts';

const HOURS_UNTIL_SENT_BACK = 1;

/** What banks do some time after the sandbox has answered: they send a refund back whose card is closed (rules.md#test-cards). */
export class SandboxBanks implements DueWork {
  readonly name = 'sandbox banks';
  private readonly store: SandboxStore;
  private readonly events: SandboxEvents;
  private readonly unitOfWork: UnitOfWork;
  private readonly clock: Clock;

  constructor(store: SandboxStore, events: SandboxEvents, unitOfWork: UnitOfWork, clock: Clock) {
    this.store = store;
    this.events = events;
    this.unitOfWork = unitOfWork;
    this.clock = clock;
  }

  async run(): Promise<number> {
    const told = await this.unitOfWork.transaction(async () => {
      const sentBack = await this.store.sendRefundsBack(addHours(this.clock.now(), -HOURS_UNTIL_SENT_BACK));
      return Promise.all(sentBack.map((id) => this.events.record('refund.failed', 'refund', id)));
    });
    for (const eventId of told) await this.events.deliverNow(eventId);
    return told.length;
  }
}
