import { addDays, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { WaitlistRepository } from './ports.ts';

const KEPT_DAYS = 30;
const AT_ONCE = 500;

interface PurgeUnconfirmedNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly signups: WaitlistRepository;
  readonly clock: Clock;
}

/** Deletes unconfirmed addresses 30 days after the last email, because they may belong to someone else. */
export class PurgeUnconfirmed implements DueWork {
  readonly name = 'waitlist.purge_unconfirmed';
  private readonly needs: PurgeUnconfirmedNeeds;

  constructor(needs: PurgeUnconfirmedNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const before = addDays(this.needs.clock.now(), -KEPT_DAYS);
    return this.needs.unitOfWork.transaction(() => this.needs.signups.removeUnconfirmed(before, AT_ONCE));
  }
}
