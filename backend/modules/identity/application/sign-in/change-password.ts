import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { User } from '../../domain/user.ts';
import type { CurrentPassword } from './current-password.ts';
import type { NewAccount } from '../account/new-account.ts';
import type { SetPassword } from './set-password.ts';

/** A signed-in person chooses another password; the session they do it in stays, the others end. */
export class ChangePassword {
  private readonly unitOfWork: UnitOfWork;
  private readonly current: CurrentPassword;
  private readonly newAccount: Pick<NewAccount, 'hashPassword'>;
  private readonly setPassword: SetPassword;

  constructor(
    unitOfWork: UnitOfWork,
    current: CurrentPassword,
    newAccount: Pick<NewAccount, 'hashPassword'>,
    setPassword: SetPassword,
  ) {
    this.unitOfWork = unitOfWork;
    this.current = current;
    this.newAccount = newAccount;
    this.setPassword = setPassword;
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
    const matched = await this.current.check(userId, passwords.current);
    if (matched === null) return null;
    const passwordHash = await this.newAccount.hashPassword(passwords.next, 'newPassword');
    return this.unitOfWork.transaction(async () => {
      const user = await this.current.lock(userId, matched);
      if (user) await this.setPassword.run(user, passwordHash, sessionSecret);
      return user;
    });
  }
}
