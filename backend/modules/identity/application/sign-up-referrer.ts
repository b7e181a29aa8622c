import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { User } from '../domain/user.ts';
import type { AccountDetails, NewAccount } from './new-account.ts';
import type { UserRepository } from './ports.ts';

/** A community member makes an account; the role modal follows (decision 7). */
export class SignUpReferrer {
  private readonly unitOfWork: UnitOfWork;
  private readonly users: UserRepository;
  private readonly newAccount: NewAccount;

  constructor(unitOfWork: UnitOfWork, users: UserRepository, newAccount: NewAccount) {
    this.unitOfWork = unitOfWork;
    this.users = users;
    this.newAccount = newAccount;
  }

  async run(details: AccountDetails): Promise<User> {
    const passwordHash = await this.newAccount.hashPassword(details.password);
    return this.unitOfWork.transaction(async () => {
      const user = await this.newAccount.make(details, 'referrer', passwordHash);
      await this.users.add(user);
      return user;
    });
  }
}
