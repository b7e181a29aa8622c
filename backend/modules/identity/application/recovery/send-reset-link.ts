import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountLinks } from './account-links.ts';
import type { UserRepository } from '../ports.ts';

/** The other half of a forgotten password: the mail, where somebody has this address. */
export class SendResetLink {
  private readonly unitOfWork: UnitOfWork;
  private readonly users: UserRepository;
  private readonly links: AccountLinks;

  constructor(unitOfWork: UnitOfWork, users: UserRepository, links: AccountLinks) {
    this.unitOfWork = unitOfWork;
    this.users = users;
    this.links = links;
  }

  /** Also for somebody who has no password yet and signs in through a provider: this is how they get one. */
  async run(email: string): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      const id = await this.users.findIdByEmail(email);
      const user = id && (await this.users.findById(id));
      if (!user || user.deletedAt) return;
      await this.links.mailReset(user);
    });
  }
}
