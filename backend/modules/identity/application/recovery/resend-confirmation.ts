import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountLinks } from './account-links.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { UserRepository } from '../ports.ts';

/** The mail that asks for a confirmation, once more; nothing for an address that is confirmed. */
export class ResendConfirmation {
  private readonly unitOfWork: UnitOfWork;
  private readonly users: UserRepository;
  private readonly links: AccountLinks;

  constructor(unitOfWork: UnitOfWork, users: UserRepository, links: AccountLinks) {
    this.unitOfWork = unitOfWork;
    this.users = users;
    this.links = links;
  }

  async run(userId: UserId): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      const user = await findAccount(this.users, userId);
      if (user.emailVerifiedAt === null) await this.links.mailConfirmation(user);
    });
  }
}
