import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import type { ConfirmationLinks } from './confirmation-links.ts';

interface ClaimReferralNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly writer: ReferralWriter;
  readonly links: ConfirmationLinks;
  readonly clock: Clock;
}

/**
 * A worker with an account adds a confirmed referral to their applications. The link went to the worker's
 * phone, so holding it proves more than a number in a profile (ADR 0012).
 */
export class ClaimReferral {
  private readonly needs: ClaimReferralNeeds;

  constructor(needs: ClaimReferralNeeds) {
    this.needs = needs;
  }

  /** Again by the same person does nothing. @throws DomainError `hiring.referral_not_found`; as `Referral.claimBy` */
  async run(by: UserId, token: string): Promise<ReferralId> {
    return this.needs.unitOfWork.transaction(async () => {
      const referral = await this.needs.writer.findByConfirmation(this.needs.links.hashOf(token));
      if (!this.needs.links.isOpen(referral, this.needs.clock.now())) {
        throw new DomainError('hiring.link_expired', 'expired', 'This link has expired');
      }
      referral.claimBy(by, this.needs.clock.now());
      await this.needs.writer.save(referral);
      return referral.id;
    });
  }
}
