import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { ReferralWriter } from './referral-writer.ts';

interface CompleteWorkNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly journal: ReferralWriter;
  readonly clock: Clock;
}

/** The hired worker has done the work; the tier reward opens for the referrer (rules.md#reward-claim). */
export class CompleteWork {
  private readonly needs: CompleteWorkNeeds;

  constructor(needs: CompleteWorkNeeds) {
    this.needs = needs;
  }

  /** Repeating it does nothing. @throws DomainError `hiring.illegal_transition` */
  async run(id: ReferralId, by: UserId): Promise<void> {
    await this.needs.unitOfWork.transaction(async () =>
      this.complete(await this.needs.journal.findOwned(id, by), by, null),
    );
  }

  /** (tx) */
  async complete(referral: Referral, by: UserId, note: string | null): Promise<void> {
    referral.complete({ at: this.needs.clock.now(), by }, note);
    await this.needs.journal.save(referral);
  }
}
