import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import { assertReferrer } from '../errors.ts';
import type { WorkerLinks } from './worker-links.ts';

/** The referrer enters the code that the worker read out (rules.md#worker-confirms). */
export class VerifyReferral {
  private readonly unitOfWork: UnitOfWork;
  private readonly journal: ReferralWriter;
  private readonly links: WorkerLinks;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, journal: ReferralWriter, links: WorkerLinks, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.journal = journal;
    this.links = links;
    this.clock = clock;
  }

  /**
   * A wrong try is kept before it is refused, or five would never be reached.
   * @throws DomainError `hiring.invalid_code` (400), `hiring.not_referrer`, `hiring.already_confirmed`, `hiring.referral_over`
   */
  async run(id: ReferralId, by: UserId, code: string): Promise<void> {
    const outcome = await this.unitOfWork.transaction(async () => {
      const referral = await this.journal.find(id);
      assertReferrer(referral, by);
      const matches = this.links.codeHash(referral, code) === referral.verificationCodeHash;
      const tried = referral.tryCode(matches, this.clock.now());
      await this.journal.save(referral);
      return tried;
    });
    if (outcome !== 'verified') throw new DomainError('hiring.invalid_code', 'invalid', 'Invalid Code');
  }
}
