import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { normaliseReferralCode } from '../../domain/referral-code.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { InviterChains, UserRepository } from '../ports.ts';

/** Somebody says afterwards who brought them here (rules.md#referrer-once). */
export class AddReferrer {
  private readonly unitOfWork: UnitOfWork;
  private readonly users: UserRepository;
  private readonly chains: InviterChains;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, users: UserRepository, chains: InviterChains, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.users = users;
    this.chains = chains;
    this.clock = clock;
  }

  /** Who it is. @throws DomainError `identity.code_unknown` (404), `identity.referrer_refused` (400) */
  async run(userId: UserId, typedCode: string): Promise<UserId> {
    return this.unitOfWork.transaction(async () => {
      const referrer = await this.users.findIdByReferralCode(normaliseReferralCode(typedCode));
      if (!referrer) throw new DomainError('identity.code_unknown', 'not_found', 'Referral code not found');
      await this.chains.lock();
      const user = await findAccount(this.users, userId);
      user.addReferrer(referrer, await this.chains.above(referrer), this.clock.now());
      await this.users.save(user);
      return referrer;
    });
  }
}
