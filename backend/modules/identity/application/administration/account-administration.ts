import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UserType } from '../../contract/vocabulary/user-type.ts';
import type { OpenSessions } from '../sign-in/open-sessions.ts';
import type { User } from '../../domain/user.ts';
import type { UserRepository } from '../ports.ts';

export type AccountType = UserType;

/** An admin's decisions about an account; the facade for the admin context. */
export interface AccountAdministration {
  /**
   * (tx) Gives an account a type, open sessions included. Answers the type that it had.
   * @throws DomainError `identity.user_not_found` (404), `identity.account_deleted` (409), `identity.last_admin` (409),
   * `identity.wrong_user_type` (403) where `by` has just ceased to be an admin
   */
  assignType(userId: UserId, userType: AccountType, by: UserId): Promise<AccountType>;
  /**
   * (tx) Shuts someone out until then: sessions and open streams end.
   * @throws DomainError `identity.user_not_found` (404), `identity.account_deleted`, `identity.own_account`, `identity.last_admin` (409)
   */
  suspend(userId: UserId, until: Date, by: UserId): Promise<void>;
  /**
   * (tx) Ends a suspension; no effect without one.
   * @throws DomainError `identity.user_not_found` (404)
   */
  liftSuspension(userId: UserId): Promise<void>;
  /** (tx) Signs someone out everywhere; how many sessions that ended. @throws DomainError `identity.user_not_found` (404) */
  endSessions(userId: UserId): Promise<number>;
  /** The current admins, as recipients of notices. */
  admins(): Promise<readonly UserId[]>;
}

/** The people who can act as an admin. */
export interface Administrators {
  /** (tx) Admins who can sign in, locked in the order of their ids: two who demote each other wait for each other. */
  lockAll(now: Date): Promise<readonly UserId[]>;
  /** The same without a lock. */
  all(now: Date): Promise<readonly UserId[]>;
}

interface AdministerAccountsNeeds {
  readonly users: UserRepository;
  readonly administrators: Administrators;
  readonly sessions: OpenSessions;
  readonly clock: Clock;
}

export class AdministerAccounts implements AccountAdministration {
  private readonly needs: AdministerAccountsNeeds;

  constructor(needs: AdministerAccountsNeeds) {
    this.needs = needs;
  }

  async assignType(userId: UserId, userType: AccountType, by: UserId): Promise<AccountType> {
    const now = this.needs.clock.now();
    const admins = await this.needs.administrators.lockAll(now);
    const user = await this.found(userId);
    const before = user.userType;
    const others = admins.filter((id) => id !== userId).length;
    user.assignType(userType, others, now);
    if (!admins.includes(by)) {
      throw new DomainError('identity.wrong_user_type', 'forbidden', "Your account can't do this");
    }
    if (user.userType === before) return before;
    await this.needs.users.save(user);
    await this.needs.sessions.changeType(userId, { from: before, to: user.userType });
    return before;
  }

  async suspend(userId: UserId, until: Date, by: UserId): Promise<void> {
    const now = this.needs.clock.now();
    if (userId === by) {
      throw new DomainError('identity.own_account', 'conflict', "You can't suspend your own account");
    }
    const admins = await this.needs.administrators.lockAll(now);
    const user = await this.found(userId);
    user.suspend(until, admins.filter((id) => id !== userId).length, now);
    await this.needs.users.save(user);
    await this.needs.sessions.endAll(userId);
  }

  async liftSuspension(userId: UserId): Promise<void> {
    const user = await this.found(userId);
    user.liftSuspension(this.needs.clock.now());
    await this.needs.users.save(user);
  }

  async endSessions(userId: UserId): Promise<number> {
    await this.found(userId);
    return this.needs.sessions.endAll(userId);
  }

  admins(): Promise<readonly UserId[]> {
    return this.needs.administrators.all(this.needs.clock.now());
  }

  private async found(userId: UserId): Promise<User> {
    const user = await this.needs.users.findById(userId);
    if (!user) throw new DomainError('identity.user_not_found', 'not_found', 'User not found');
    return user;
  }
}
