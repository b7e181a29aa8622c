import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { WorkerDetails } from '../../domain/profiled-user.ts';
import type { User } from '../../domain/user.ts';
import type { AccountDetails, NewAccount } from './new-account.ts';

/** A worker makes an account with what employers want to know (rules.md#worker-sign-up). */
export class SignUpWorker {
  private readonly unitOfWork: UnitOfWork;
  private readonly newAccount: NewAccount;

  constructor(unitOfWork: UnitOfWork, newAccount: NewAccount) {
    this.unitOfWork = unitOfWork;
    this.newAccount = newAccount;
  }

  async run(details: AccountDetails, work: WorkerDetails): Promise<User> {
    const passwordHash = await this.newAccount.hashPassword(details.password);
    return this.unitOfWork.transaction(async () => {
      const user = await this.newAccount.make(details, 'worker', passwordHash);
      user.describeAsWorker(work, user.createdAt);
      await this.newAccount.open(user);
      return user;
    });
  }
}
