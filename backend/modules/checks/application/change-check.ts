import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { CheckCharges } from '#modules/billing/index.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { BackgroundCheck } from '../domain/background-check.ts';
import type { CheckWork } from './check-work.ts';
import type { ConsentDispatch } from './consent-dispatch.ts';
import type { BackgroundCheckRepository } from './ports.ts';
import { lockOwn } from './referral-access.ts';

/** What an employer does with a check that was requested: another link, or none at all (rules.md#consent-final). */
export class ChangeCheck {
  private readonly unitOfWork: UnitOfWork;
  private readonly hiring: Hiring;
  private readonly checks: BackgroundCheckRepository;
  private readonly dispatch: ConsentDispatch;
  private readonly work: CheckWork;
  private readonly charges: CheckCharges;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    hiring: Hiring,
    checks: BackgroundCheckRepository,
    steps: { readonly dispatch: ConsentDispatch; readonly work: CheckWork },
    charges: CheckCharges,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.hiring = hiring;
    this.checks = checks;
    this.dispatch = steps.dispatch;
    this.work = steps.work;
    this.charges = charges;
    this.clock = clock;
  }

  /** The old link is revoked. @throws DomainError as `found`; `checks.already_answered` (conflict) */
  async reissueLink(id: ReferralId, by: UserId): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      const { check, referral } = await this.found(id, by);
      check.askAgain(this.clock.now());
      await this.checks.save(check);
      await this.dispatch.issue(check);
      await this.dispatch.send(check, referral);
    });
  }

  /** What was paid goes back. @throws DomainError as `found`; `checks.delivered`, `checks.hired` (conflict) */
  async cancel(id: ReferralId, by: UserId): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      const { check } = await this.found(id, by);
      if (check.isDone) {
        throw new DomainError('checks.delivered', 'conflict', 'This background check is complete');
      }
      await this.work.cancel(check, 'employer');
      if (await this.charges.cancel(id)) return;
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
    const referral = await lockOwn(this.hiring, id, by);
    const check = await this.checks.findLive(id);
    if (!check) throw new DomainError('checks.no_check', 'not_found', 'No background check was requested');
    return { check, referral };
  }
}
