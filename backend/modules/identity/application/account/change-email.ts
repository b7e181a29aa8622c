import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { User } from '../../domain/user.ts';
import type { AccountLinks } from '../recovery/account-links.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { VerifyCurrentPassword } from '../sign-in/verify-current-password.ts';
import type { UserRepository } from '../ports.ts';

interface ChangeEmailNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly currentPassword: VerifyCurrentPassword;
  readonly links: AccountLinks;
}

/** A signed-in person wants another address. It counts once the link that goes there is opened (`VerifyEmail`). */
export class ChangeEmail {
  private readonly needs: ChangeEmailNeeds;

  constructor(needs: ChangeEmailNeeds) {
    this.needs = needs;
  }

  /**
   * For an account that a phone opens. A taken address gets no email, and the answer does not reveal that.
   * @throws DomainError `identity.password_needed` (400) if there is an email or a password already
   */
  async addFirst(userId: UserId, email: string, mustBeProved: () => Promise<void>): Promise<void> {
    const { unitOfWork, users, links } = this.needs;
    await unitOfWork.transaction(async () => {
      const user = await findAccount(users, userId);
      if (user.email !== null || user.passwordHash !== null) {
        const details = { path: 'currentPassword' };
        throw new DomainError('identity.password_needed', 'invalid', 'Password is required', details);
      }
      // From here on, anyone who reads that email could open the account.
      await mustBeProved();
      await links.mailNewAddress(user, email, (await users.findIdByEmail(email)) !== null);
    });
  }

  /**
   * Null where the current password is wrong. An address that someone has gets no mail, and the answer does not tell.
   * @throws DomainError `identity.no_password` (422)
   */
  async run(userId: UserId, email: string, currentPassword: string): Promise<User | null> {
    const matched = await this.needs.currentPassword.check(userId, currentPassword);
    if (matched === null) return null;
    return this.needs.unitOfWork.transaction(async () => {
      const user = await this.needs.currentPassword.lock(userId, matched);
      if (!user) return null;
      const owner = await this.needs.users.findIdByEmail(email);
      const isOwnConfirmed = owner === userId && user.emailVerifiedAt !== null;
      const isTaken = owner !== null && (owner !== userId || isOwnConfirmed);
      await this.needs.links.mailNewAddress(user, email, isTaken);
      return user;
    });
  }
}
