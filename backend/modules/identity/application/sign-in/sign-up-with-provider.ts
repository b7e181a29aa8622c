import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { User } from '../../domain/user.ts';
import type { ExternalIdentities } from './external-identities.ts';
import type { ProviderIdentity } from './identity-provider.ts';
import type { AccountDetails, NewAccount } from '../account/new-account.ts';

export type ProviderAccountDetails = Omit<AccountDetails, 'email' | 'password'>;

/** A community member's account without a password: the provider opens it. The role modal follows (rules.md#role-after-sign-up). */
export class SignUpWithProvider {
  private readonly unitOfWork: UnitOfWork;
  private readonly identities: ExternalIdentities;
  private readonly newAccount: NewAccount;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, identities: ExternalIdentities, newAccount: NewAccount, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.identities = identities;
    this.newAccount = newAccount;
    this.clock = clock;
  }

  /** @throws DomainError `identity.email_taken`, `identity.provider_taken` (409) */
  async run(identity: ProviderIdentity, details: ProviderAccountDetails): Promise<User> {
    return this.unitOfWork.transaction(async () => {
      const now = this.clock.now();
      const user = await this.newAccount.make({ ...details, email: identity.email }, 'referrer', null);
      if (identity.emailVerified) user.confirmEmail(now);
      user.takePicture(identity.pictureUrl, now);
      await this.newAccount.open(user);
      await this.identities.link(identity, user.id, now);
      return user;
    });
  }
}
