import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { User } from '../../domain/user.ts';
import type { AccountDetails, NewAccount } from './new-account.ts';

/** A community member makes an account; the role modal follows (rules.md#role-after-sign-up). */
export class SignUpReferrer {
  private readonly unitOfWork: UnitOfWork;
  private readonly newAccount: NewAccount;

  constructor(unitOfWork: UnitOfWork, newAccount: NewAccount) {
    this.unitOfWork = unitOfWork;
    this.newAccount = newAccount;
  }

  async run(details: AccountDetails): Promise<User> {
    const passwordHash = await this.newAccount.hashPassword(details.password);
    return this.unitOfWork.transaction(async () => {
      const user = await this.newAccount.make(details, 'referrer', passwordHash);
      await this.newAccount.open(user);
      return user;
    });
  }
}
