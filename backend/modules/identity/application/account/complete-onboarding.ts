import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Onboarding } from '../../domain/profiled-user.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { OpenSessions } from '../sign-in/open-sessions.ts';
import type { PhoneNumbers, UserRepository } from '../ports.ts';
import { typedPhone } from './typed-phone.ts';

/** The three steps after signing up, in one go (rules.md#onboarding). Choosing a type is one of them. */
export class CompleteOnboarding {
  private readonly unitOfWork: UnitOfWork;
  private readonly users: UserRepository;
  private readonly sessions: OpenSessions;
  private readonly phones: PhoneNumbers;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    users: UserRepository,
    sessions: OpenSessions,
    phones: PhoneNumbers,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.users = users;
    this.sessions = sessions;
    this.phones = phones;
    this.clock = clock;
  }

  /** `phone` as it was typed. @throws DomainError as `typedPhone` and `User.chooseRole` */
  async run(userId: UserId, asked: Onboarding): Promise<void> {
    const phone = typedPhone(this.phones, asked.phone);
    await this.unitOfWork.transaction(async () => {
      const user = await findAccount(this.users, userId);
      user.onboard({ ...asked, phone }, this.clock.now());
      await this.users.save(user);
      await this.sessions.changeType(userId, user.userType);
    });
  }
}
