import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { ReferralWriter } from './referral-writer.ts';

/** The hired worker has done the work; the tier reward opens for the referrer (rules.md#reward-claim). */
export class CompleteWork {
  private readonly unitOfWork: UnitOfWork;
  private readonly journal: ReferralWriter;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, journal: ReferralWriter, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.journal = journal;
    this.clock = clock;
  }

  /** Repeating it does nothing. @throws DomainError `hiring.illegal_transition` */
  async run(id: ReferralId, by: UserId): Promise<void> {
    await this.unitOfWork.transaction(async () =>
      this.complete(await this.journal.findOwned(id, by), by, null),
    );
  }

  /** (tx) */
  async complete(referral: Referral, by: UserId, note: string | null): Promise<void> {
    referral.complete({ at: this.clock.now(), by }, note);
    await this.journal.save(referral);
  }
}
