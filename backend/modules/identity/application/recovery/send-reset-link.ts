import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountLinks } from './account-links.ts';
import type { UserRepository } from '../ports.ts';

interface SendResetLinkNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly links: AccountLinks;
}

/** The other half of a forgotten password: the mail, where someone has this address. */
export class SendResetLink {
  private readonly needs: SendResetLinkNeeds;

  constructor(needs: SendResetLinkNeeds) {
    this.needs = needs;
  }

  /** Also for someone who has no password yet and signs in through a provider: this is how they get one. */
  async run(email: string): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const id = await this.needs.users.findIdByEmail(email);
      const user = id && (await this.needs.users.findById(id));
      if (!user || user.deletedAt) return;
      await this.needs.links.mailReset(user);
    });
  }
}
