import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { normalizeReferralCode } from '../../domain/referral-code.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { InviterChains, UserRepository } from '../ports.ts';

interface AddReferrerNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly chains: InviterChains;
  readonly clock: Clock;
}

/** Someone says afterward who brought them here (rules.md#referrer-once). */
export class AddReferrer {
  private readonly needs: AddReferrerNeeds;

  constructor(needs: AddReferrerNeeds) {
    this.needs = needs;
  }

  /**
   * Returns the referrer.
   * @throws DomainError `identity.code_unknown` (404), `identity.referrer_refused` (400)
   */
  async run(userId: UserId, typedCode: string): Promise<UserId> {
    return this.needs.unitOfWork.transaction(async () => {
      const referrer = await this.needs.users.findIdByReferralCode(normalizeReferralCode(typedCode));
      if (!referrer) throw new DomainError('identity.code_unknown', 'not_found', 'Referral code not found');
      await this.needs.chains.lock();
      const user = await findAccount(this.needs.users, userId);
      user.addReferrer(referrer, await this.needs.chains.above(referrer), this.needs.clock.now());
      await this.needs.users.save(user);
      return referrer;
    });
  }
}
