import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { linkExpired } from '../../domain/account-token.ts';
import type { FindAccountToken } from './find-account-token.ts';
import type { NewAccount } from '../account/new-account.ts';
import type { AccountTokens } from '../ports.ts';
import type { SetPassword } from '../sign-in/set-password.ts';
import type { AccountAccess } from '../sign-in/account-access.ts';

export interface ResetPasswordNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly findAccountToken: FindAccountToken;
  readonly tokens: AccountTokens;
  readonly newAccount: Pick<NewAccount, 'hashPassword'>;
  readonly setPassword: SetPassword;
  readonly access: AccountAccess;
  readonly clock: Clock;
}

/** Sets a new password with the link from the email. Ends all sessions of the account. */
export class ResetPassword {
  private readonly needs: ResetPasswordNeeds;

  constructor(needs: ResetPasswordNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `identity.link_expired` (410), `identity.common_password` (400; the link stays usable) */
  async run(token: string, password: string): Promise<void> {
    const { unitOfWork, findAccountToken, tokens, newAccount, setPassword, access, clock } = this.needs;
    // Hashing is slow on purpose: a made-up link must not cost it.
    await unitOfWork.transaction(async () => {
      const { link } = await findAccountToken.run(token, 'reset_password');
      if (!link.isUsable(clock.now())) throw linkExpired();
    });
    const passwordHash = await newAccount.hashPassword(password);
    await unitOfWork.transaction(async () => {
      const { link, user } = await findAccountToken.run(token, 'reset_password');
      link.use(clock.now());
      await tokens.save(link);
      // Someone else may have made the account, to wait for the owner of the address.
      if (user.emailVerifiedAt === null) await access.close(user.id);
      user.confirmEmail(clock.now());
      await setPassword.run(user, passwordHash);
    });
  }
}
