import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import { assertReferrer } from '../errors.ts';
import type { ConfirmedReferralWriter } from './confirmed-referral-writer.ts';
import type { ConfirmationLinks } from './confirmation-links.ts';

interface ConfirmByCodeNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly writer: ReferralWriter;
  readonly confirmed: ConfirmedReferralWriter;
  readonly links: ConfirmationLinks;
  readonly clock: Clock;
}

/** The referrer enters the code that the worker read out (rules.md#worker-confirms). */
export class ConfirmByCode {
  private readonly needs: ConfirmByCodeNeeds;

  constructor(needs: ConfirmByCodeNeeds) {
    this.needs = needs;
  }

  /**
   * Saves a wrong try before refusing it; otherwise the count would never reach five.
   * @throws DomainError `hiring.invalid_code` (400), `hiring.not_referrer`, `hiring.already_confirmed`,
   * `hiring.referral_over`
   */
  async run(id: ReferralId, by: UserId, code: string): Promise<void> {
    const outcome = await this.needs.unitOfWork.transaction(async () => {
      const referral = await this.needs.writer.find(id);
      assertReferrer(referral, by);
      const matches = this.needs.links.codeHash(referral, code) === referral.verificationCodeHash;
      const tried = referral.tryCode(matches, this.needs.clock.now());
      await this.needs.confirmed.save(referral);
      return tried;
    });
    if (outcome !== 'verified')
      throw new DomainError('hiring.invalid_code', 'invalid', 'Invalid Code', { path: 'code' });
  }
}
