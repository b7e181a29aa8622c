import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import type { WorkerLinks } from './worker-links.ts';

/**
 * A worker with an account takes a confirmed referral into their applications. Whoever holds the link that went to the
 * worker's phone is the worker: that proves more than a number in a profile (ADR 0012).
 */
export class ClaimReferral {
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

  /** Again by the same person does nothing. @throws DomainError `hiring.referral_not_found`; as `Referral.claimBy` */
  async run(by: UserId, token: string): Promise<ReferralId> {
    return this.unitOfWork.transaction(async () => {
      const referral = await this.journal.findByConfirmation(this.links.hashOf(token));
      if (!this.links.isOpen(referral, this.clock.now())) {
        throw new DomainError('hiring.link_expired', 'expired', 'This link has expired');
      }
      referral.claimBy(by, this.clock.now());
      await this.journal.save(referral);
      return referral.id;
    });
  }
}
