import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserType } from '../../contract/vocabulary/user-type.ts';
import type { User } from '../../domain/user.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { OpenSessions } from '../sign-in/open-sessions.ts';
import type { UserRepository } from '../ports.ts';

interface ChooseRoleNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly sessions: OpenSessions;
  readonly clock: Clock;
}

/** One use case behind the role modal and the role switcher (rules.md#role-choice). */
export class ChooseRole {
  private readonly needs: ChooseRoleNeeds;

  constructor(needs: ChooseRoleNeeds) {
    this.needs = needs;
  }

  async run(userId: UserId, userType: UserType): Promise<User> {
    return this.needs.unitOfWork.transaction(async () => {
      const user = await findAccount(this.needs.users, userId);
      const from = user.userType;
      user.chooseRole(userType, this.needs.clock.now());
      await this.needs.users.save(user);
      await this.needs.sessions.changeType(userId, { from, to: user.userType });
      return user;
    });
  }
}
