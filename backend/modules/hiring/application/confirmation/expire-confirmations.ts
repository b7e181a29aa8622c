import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ReferralRepository } from '../ports.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';

const AT_ONCE = 50;

/** Referrals that nobody confirmed or declined in time (rules.md#confirmation-link); a new code starts over. */
export class ExpireConfirmations implements DueWork {
  readonly name = 'hiring.expire_confirmations';
  private readonly unitOfWork: UnitOfWork;
  private readonly referrals: ReferralRepository;
  private readonly journal: ReferralWriter;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, referrals: ReferralRepository, journal: ReferralWriter, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.referrals = referrals;
    this.journal = journal;
    this.clock = clock;
  }

  async run(): Promise<number> {
    const now = this.clock.now();
    const due = await this.referrals.unansweredSince(now, AT_ONCE);
    for (const id of due) {
      await this.unitOfWork.transaction(async () => {
        const referral = await this.journal.find(id);
        referral.expireConfirmation(now);
        await this.journal.save(referral);
      });
    }
    return due.length;
  }
}
