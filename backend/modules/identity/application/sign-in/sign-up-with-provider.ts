import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { User } from '../../domain/user.ts';
import type { ExternalIdentities } from './external-identities.ts';
import type { ProviderIdentity } from './identity-provider.ts';
import type { AccountDetails, NewAccount } from '../account/new-account.ts';

export type ProviderAccountDetails = Omit<AccountDetails, 'email' | 'password'>;

interface SignUpWithProviderNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly identities: ExternalIdentities;
  readonly newAccount: NewAccount;
  readonly clock: Clock;
}

/** A community member's account without a password: the provider opens it. The role modal follows (rules.md#role-after-sign-up). */
export class SignUpWithProvider {
  private readonly needs: SignUpWithProviderNeeds;

  constructor(needs: SignUpWithProviderNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `identity.email_taken`, `identity.provider_taken` (409) */
  async run(identity: ProviderIdentity, details: ProviderAccountDetails): Promise<User> {
    return this.needs.unitOfWork.transaction(async () => {
      const now = this.needs.clock.now();
      const user = await this.needs.newAccount.make({ ...details, email: identity.email }, 'referrer', null);
      if (identity.emailVerified) user.confirmEmail(now);
      user.takePicture(identity.pictureUrl, now);
      await this.needs.newAccount.open(user);
      await this.needs.identities.link(identity, user.id, now);
      return user;
    });
  }
}
