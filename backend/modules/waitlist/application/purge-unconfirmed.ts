import { addDays, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { WaitlistRepository } from './ports.ts';

const KEPT_DAYS = 30;
const AT_ONCE = 500;

/** Addresses that nobody confirmed may be somebody else's: they are forgotten 30 days after the last e-mail. */
export class PurgeUnconfirmed implements DueWork {
  readonly name = 'waitlist.purge_unconfirmed';
  private readonly unitOfWork: UnitOfWork;
  private readonly signups: WaitlistRepository;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, signups: WaitlistRepository, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.signups = signups;
    this.clock = clock;
  }

  async run(): Promise<number> {
    const before = addDays(this.clock.now(), -KEPT_DAYS);
    return this.unitOfWork.transaction(() => this.signups.removeUnconfirmed(before, AT_ONCE));
  }
}
