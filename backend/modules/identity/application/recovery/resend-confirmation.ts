import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountLinks } from './account-links.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { UserRepository } from '../ports.ts';

interface ResendConfirmationNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly links: AccountLinks;
}

/** Sends the confirmation email again; nothing for a confirmed address. */
export class ResendConfirmation {
  private readonly needs: ResendConfirmationNeeds;

  constructor(needs: ResendConfirmationNeeds) {
    this.needs = needs;
  }

  async run(userId: UserId): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const user = await findAccount(this.needs.users, userId);
      if (user.emailVerifiedAt === null) await this.needs.links.mailConfirmation(user);
    });
  }
}
