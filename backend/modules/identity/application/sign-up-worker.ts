import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { User, WorkerDetails } from '../domain/user.ts';
import type { AccountDetails, NewAccount } from './new-account.ts';
import type { UserRepository } from './ports.ts';

/** A worker makes an account with what employers want to know (document 1 §2.10, decision 11). */
export class SignUpWorker {
  private readonly unitOfWork: UnitOfWork;
  private readonly users: UserRepository;
  private readonly newAccount: NewAccount;

  constructor(unitOfWork: UnitOfWork, users: UserRepository, newAccount: NewAccount) {
    this.unitOfWork = unitOfWork;
    this.users = users;
    this.newAccount = newAccount;
  }

  async run(details: AccountDetails, work: WorkerDetails): Promise<User> {
    const passwordHash = await this.newAccount.hashPassword(details.password);
    return this.unitOfWork.transaction(async () => {
      const user = await this.newAccount.make(details, 'worker', passwordHash);
      user.describeAsWorker(work);
      await this.users.add(user);
      return user;
    });
  }
}
