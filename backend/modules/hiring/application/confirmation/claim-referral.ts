import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { OwnReferrals } from '../referral/own-referrals.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { ConfirmationLinks } from './confirmation-links.ts';

interface ClaimReferralNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly writer: ReferralWriter;
  readonly links: ConfirmationLinks;
  readonly own: Pick<OwnReferrals, 'workerOf'>;
  readonly accounts: Pick<AccountReader, 'person'>;
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
      const referral = await this.find(token);
      referral.claimBy(by, this.needs.clock.now());
      await this.needs.writer.save(referral);
      return referral.id;
    });
  }

  /**
   * (tx) Whether an unclaimed referral names the confirmed phone or email of a worker's account, which therefore lists
   * it.
   * @throws DomainError `hiring.referral_not_found`, `hiring.link_expired` (410)
   */
  async hasAccount(token: string): Promise<boolean> {
    const { own, accounts } = this.needs;
    const { id, workerId } = await this.find(token);
    const owner = workerId === null ? await own.workerOf(id) : null;
    return owner !== null && (await accounts.person(owner))?.userType === 'worker';
  }

  private async find(token: string): Promise<Referral> {
    const { writer, links, clock } = this.needs;
    const referral = await writer.findByConfirmation(links.hashOf(token));
    if (links.isOpen(referral, clock.now())) return referral;
    throw new DomainError('hiring.link_expired', 'expired', 'This link has expired');
  }
}
