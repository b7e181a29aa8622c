import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { User } from '../../domain/user.ts';
import type { PasswordHasher, UserRepository } from '../ports.ts';
import type { RefuseSuspended } from './refuse-suspended.ts';

interface SignInNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly hasher: PasswordHasher;
  readonly refuseSuspended: Pick<RefuseSuspended, 'run'>;
  readonly clock: Clock;
}

/** Email and password to a person; an unknown email and a wrong password look and take the same (rules.md#sign-in-reveals-nothing). */
export class SignIn {
  private readonly needs: SignInNeeds;

  constructor(needs: SignInNeeds) {
    this.needs = needs;
  }

  /**
   * Null for a refusal; someone whose account is gone is like someone unknown.
   * @throws DomainError `identity.suspended` (403), with the `suspension` that was decided
   */
  async run(email: string, password: string): Promise<User | null> {
    const found = await this.needs.unitOfWork.transaction(() => this.needs.users.findByEmail(email));
    const user = found?.deletedAt ? null : found;
    const matches = await this.needs.hasher.matches(password, user?.passwordHash ?? null);
    if (!user || !matches) return null;
    await this.needs.refuseSuspended.run(user);
    return this.withNormalizedHash(user, password);
  }

  /** Once, for a hash of before passwords were normalized. Where another sign-in was first, this one starts over. */
  private async withNormalizedHash(user: User, password: string): Promise<User | null> {
    const { unitOfWork, users, hasher, clock } = this.needs;
    const { passwordHash: old } = user;
    if (old === null || (await hasher.isNormalized(password, old))) return user;
    const passwordHash = await hasher.hash(password);
    const rehashed = await unitOfWork.transaction(async () => {
      const now = await users.findById(user.id);
      if (!now || now.passwordHash !== old) return null;
      now.setPassword(passwordHash, clock.now());
      await users.save(now);
      return now;
    });
    return rehashed ?? (user.email === null ? null : this.run(user.email, password));
  }

  /**
   * Whether what opened the session is still so, asked when the session is there. Locks the account: what ends all
   * sessions has either ended this one too, or is seen here.
   */
  async stillHolds(user: User): Promise<boolean> {
    const now = await this.needs.unitOfWork.transaction(() => this.needs.users.findById(user.id));
    if (!now || now.deletedAt || now.isSuspended(this.needs.clock.now())) return false;
    if (now.phoneVerifiedAt?.getTime() !== user.phoneVerifiedAt?.getTime()) return false;
    return now.passwordHash === user.passwordHash && now.userType === user.userType;
  }
}
