import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { User } from '../../domain/user.ts';
import type { VerifyCurrentPassword } from './verify-current-password.ts';
import type { NewAccount } from '../account/new-account.ts';
import type { SetPassword } from './set-password.ts';

interface ChangePasswordNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly currentPassword: VerifyCurrentPassword;
  readonly newAccount: Pick<NewAccount, 'hashPassword'>;
  readonly setPassword: SetPassword;
}

/** A signed-in person chooses another password; the session they do it in stays, the others end. */
export class ChangePassword {
  private readonly needs: ChangePasswordNeeds;

  constructor(needs: ChangePasswordNeeds) {
    this.needs = needs;
  }

  /**
   * Null where the current password is wrong.
   * @throws DomainError `identity.no_password` (422), `identity.common_password` (400)
   */
  async run(
    userId: UserId,
    passwords: { readonly current: string; readonly next: string },
    sessionSecret: string,
  ): Promise<User | null> {
    const matched = await this.needs.currentPassword.check(userId, passwords.current);
    if (matched === null) return null;
    const passwordHash = await this.needs.newAccount.hashPassword(passwords.next, 'newPassword');
    return this.needs.unitOfWork.transaction(async () => {
      const user = await this.needs.currentPassword.lock(userId, matched);
      if (user) await this.needs.setPassword.run(user, passwordHash, sessionSecret);
      return user;
    });
  }
}
