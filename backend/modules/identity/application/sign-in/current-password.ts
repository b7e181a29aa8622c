import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { User } from '../../domain/user.ts';
import { findAccount } from './find-account.ts';
import type { PasswordHasher, UserRepository } from '../ports.ts';

/** Asked again before what would hand an account over: a session alone may be somebody else at an open screen. */
export class CurrentPassword {
  private readonly unitOfWork: UnitOfWork;
  private readonly users: UserRepository;
  private readonly hasher: PasswordHasher;

  constructor(unitOfWork: UnitOfWork, users: UserRepository, hasher: PasswordHasher) {
    this.unitOfWork = unitOfWork;
    this.users = users;
    this.hasher = hasher;
  }

  /** The hash that it matches; null where it is wrong. @throws DomainError `identity.no_password` (422) */
  async check(userId: UserId, password: string): Promise<string | null> {
    const { passwordHash } = await this.unitOfWork.transaction(() => findAccount(this.users, userId));
    if (passwordHash === null) {
      throw new DomainError(
        'identity.no_password',
        'rule_broken',
        'Your account has no password yet. Choose one with "Forgot password?" on the sign-in page',
      );
    }
    return (await this.hasher.matches(password, passwordHash)) ? passwordHash : null;
  }

  /** (tx) The account, locked, if that is still its password. */
  async lock(userId: UserId, passwordHash: string): Promise<User | null> {
    const user = await findAccount(this.users, userId);
    return user.passwordHash === passwordHash ? user : null;
  }
}
