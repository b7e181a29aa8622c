import type { Clock } from '#kernel/clock.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ReferralRepository } from '../ports.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';

const AT_ONCE = 50;

interface ExpireConfirmationsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly referrals: ReferralRepository;
  readonly writer: ReferralWriter;
  readonly clock: Clock;
}

/** Expires referrals without an answer in time (rules.md#confirmation-link); a new code starts over. */
export class ExpireConfirmations implements DueWork {
  readonly name = 'hiring.expire_confirmations';
  private readonly needs: ExpireConfirmationsNeeds;

  constructor(needs: ExpireConfirmationsNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const now = this.needs.clock.now();
    const due = await this.needs.referrals.unansweredSince(now, AT_ONCE);
    return eachAlone(due, (id) =>
      this.needs.unitOfWork.transaction(async () => {
        const referral = await this.needs.writer.find(id);
        referral.expireConfirmation(now);
        await this.needs.writer.save(referral);
      }),
    );
  }
}
