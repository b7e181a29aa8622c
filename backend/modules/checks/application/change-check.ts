import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { BackgroundCheckCharges } from '#modules/billing/index.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { BackgroundCheck } from '../domain/background-check.ts';
import type { CheckWork } from './check-work.ts';
import type { ConsentDispatch } from './consent-dispatch.ts';
import type { BackgroundCheckRepository } from './ports.ts';
import { lockOwn } from './referral-access.ts';

interface ChangeCheckNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly checks: BackgroundCheckRepository;
  readonly dispatch: ConsentDispatch;
  readonly work: CheckWork;
  readonly charges: BackgroundCheckCharges;
  readonly clock: Clock;
}

/** What an employer does with a check that was requested: another link, or none at all (rules.md#consent-final). */
export class ChangeCheck {
  private readonly needs: ChangeCheckNeeds;

  constructor(needs: ChangeCheckNeeds) {
    this.needs = needs;
  }

  /** The old link is revoked. @throws DomainError as `found`; `checks.already_answered` (conflict) */
  async reissueLink(id: ReferralId, by: UserId): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const { check, referral } = await this.found(id, by);
      check.askAgain(this.needs.clock.now());
      await this.needs.checks.save(check);
      await this.needs.dispatch.issue(check);
      await this.needs.dispatch.send(check, referral);
    });
  }

  /** What was paid goes back. @throws DomainError as `found`; `checks.delivered`, `checks.hired` (conflict) */
  async cancel(id: ReferralId, by: UserId): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const { check } = await this.found(id, by);
      if (check.isDone) {
        throw new DomainError('checks.delivered', 'conflict', 'This background check is complete');
      }
      await this.needs.work.cancel(check, 'employer');
      if (await this.needs.charges.cancel(id)) return;
      throw new DomainError(
        'checks.hired',
        'conflict',
        'The candidate is hired, so this background check can no longer be canceled',
      );
    });
  }

  /** @throws DomainError `checks.unknown_referral`, `checks.not_owner`, `checks.no_check` (not_found) */
  private async found(
    id: ReferralId,
    by: UserId,
  ): Promise<{ check: BackgroundCheck; referral: ReferralFacts }> {
    const referral = await lockOwn(this.needs.hiring, id, by);
    const check = await this.needs.checks.findLive(id);
    if (!check) throw new DomainError('checks.no_check', 'not_found', 'No background check was requested');
    return { check, referral };
  }
}
