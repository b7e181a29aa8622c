import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { User } from '../../domain/user.ts';
import type { AccountLinks } from '../recovery/account-links.ts';
import type { CurrentPassword } from '../sign-in/current-password.ts';
import type { UserRepository } from '../ports.ts';

/** A signed-in person wants another address. It counts once the link that goes there is opened (`VerifyEmail`). */
export class ChangeEmail {
  private readonly unitOfWork: UnitOfWork;
  private readonly users: UserRepository;
  private readonly current: CurrentPassword;
  private readonly links: AccountLinks;

  constructor(unitOfWork: UnitOfWork, users: UserRepository, current: CurrentPassword, links: AccountLinks) {
    this.unitOfWork = unitOfWork;
    this.users = users;
    this.current = current;
    this.links = links;
  }

  /**
   * Null where the current password is wrong. An address that somebody has gets no mail, and the answer does not tell.
   * @throws DomainError `identity.no_password` (422)
   */
  async run(userId: UserId, email: string, currentPassword: string): Promise<User | null> {
    const matched = await this.current.check(userId, currentPassword);
    if (matched === null) return null;
    return this.unitOfWork.transaction(async () => {
      const user = await this.current.lock(userId, matched);
      if (!user) return null;
      const owner = await this.users.findIdByEmail(email);
      const isOwnConfirmed = owner === userId && user.emailVerifiedAt !== null;
      const isTaken = owner !== null && (owner !== userId || isOwnConfirmed);
      await this.links.mailNewAddress(user, email, isTaken);
      return user;
    });
  }
}
