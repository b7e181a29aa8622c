import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { ReferralWriter } from './referral-writer.ts';

interface CompleteReferralNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly writer: ReferralWriter;
  readonly clock: Clock;
}

/** The hired worker has done the work; the tier reward opens for the referrer (rules.md#reward-claim). */
export class CompleteReferral {
  private readonly needs: CompleteReferralNeeds;

  constructor(needs: CompleteReferralNeeds) {
    this.needs = needs;
  }

  /** Repeating it does nothing. @throws DomainError `hiring.illegal_transition` */
  async run(id: ReferralId, by: UserId): Promise<void> {
    await this.needs.unitOfWork.transaction(async () =>
      this.complete(await this.needs.writer.findOwned(id, by), by, null),
    );
  }

  /** (tx) */
  async complete(referral: Referral, by: UserId, note: string | null): Promise<void> {
    referral.complete({ at: this.needs.clock.now(), by }, note);
    await this.needs.writer.save(referral);
  }
}
