import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserType } from '../../contract/vocabulary/user-type.ts';
import type { User } from '../../domain/user.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { OpenSessions } from '../sign-in/open-sessions.ts';
import type { UserRepository } from '../ports.ts';

/** One use case behind the role modal and the role switcher (rules.md#role-choice). */
export class ChooseRole {
  private readonly unitOfWork: UnitOfWork;
  private readonly users: UserRepository;
  private readonly sessions: OpenSessions;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, users: UserRepository, sessions: OpenSessions, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.users = users;
    this.sessions = sessions;
    this.clock = clock;
  }

  async run(userId: UserId, userType: UserType): Promise<User> {
    return this.unitOfWork.transaction(async () => {
      const user = await findAccount(this.users, userId);
      user.chooseRole(userType, this.clock.now());
      await this.users.save(user);
      await this.sessions.changeType(userId, user.userType);
      return user;
    });
  }
}
