import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import { assertReferrer } from '../errors.ts';
import type { WorkerLinks } from './worker-links.ts';

interface VerifyReferralNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly journal: ReferralWriter;
  readonly links: WorkerLinks;
  readonly clock: Clock;
}

/** The referrer enters the code that the worker read out (rules.md#worker-confirms). */
export class VerifyReferral {
  private readonly needs: VerifyReferralNeeds;

  constructor(needs: VerifyReferralNeeds) {
    this.needs = needs;
  }

  /**
   * A wrong try is kept before it is refused, or five would never be reached.
   * @throws DomainError `hiring.invalid_code` (400), `hiring.not_referrer`, `hiring.already_confirmed`, `hiring.referral_over`
   */
  async run(id: ReferralId, by: UserId, code: string): Promise<void> {
    const outcome = await this.needs.unitOfWork.transaction(async () => {
      const referral = await this.needs.journal.find(id);
      assertReferrer(referral, by);
      const matches = this.needs.links.codeHash(referral, code) === referral.verificationCodeHash;
      const tried = referral.tryCode(matches, this.needs.clock.now());
      await this.needs.journal.save(referral);
      return tried;
    });
    if (outcome !== 'verified')
      throw new DomainError('hiring.invalid_code', 'invalid', 'Invalid Code', { path: 'code' });
  }
}
