import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { User } from '../../domain/user.ts';
import { findAccount } from './find-account.ts';
import type { PasswordHasher, UserRepository } from '../ports.ts';

interface VerifyCurrentPasswordNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly hasher: PasswordHasher;
}

/**
 * Required again before a change that could hand over the account: a session may be someone else at an open
 * screen.
 */
export class VerifyCurrentPassword {
  private readonly needs: VerifyCurrentPasswordNeeds;

  constructor(needs: VerifyCurrentPasswordNeeds) {
    this.needs = needs;
  }

  /** The hash that it matches; null where it is wrong. @throws DomainError `identity.no_password` (422) */
  async check(userId: UserId, password: string): Promise<string | null> {
    const { passwordHash } = await this.needs.unitOfWork.transaction(() =>
      findAccount(this.needs.users, userId),
    );
    if (passwordHash === null) {
      throw new DomainError(
        'identity.no_password',
        'rule_broken',
        'Your account has no password yet. Choose one with "Forgot password?" on the sign-in page.',
      );
    }
    return (await this.needs.hasher.matches(password, passwordHash)) ? passwordHash : null;
  }

  /** (tx) The account, locked, if that is still its password. */
  async lock(userId: UserId, passwordHash: string): Promise<User | null> {
    const user = await findAccount(this.needs.users, userId);
    return user.passwordHash === passwordHash ? user : null;
  }
}
