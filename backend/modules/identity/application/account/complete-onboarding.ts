import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { Onboarding } from '../../domain/profiled-user.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { OpenSessions } from '../sign-in/open-sessions.ts';
import type { UserRepository } from '../ports.ts';
import { requirePhone } from './require-phone.ts';

interface CompleteOnboardingNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly sessions: OpenSessions;
  readonly phones: PhoneNumbers;
  readonly clock: Clock;
}

/** The three steps after signing up, in one go (rules.md#onboarding). Choosing a type is one of them. */
export class CompleteOnboarding {
  private readonly needs: CompleteOnboardingNeeds;

  constructor(needs: CompleteOnboardingNeeds) {
    this.needs = needs;
  }

  /** `phone` as it was typed. @throws DomainError as `requirePhone` and `User.chooseRole` */
  async run(userId: UserId, asked: Onboarding): Promise<void> {
    const phone = requirePhone(this.needs.phones, asked.phone);
    await this.needs.unitOfWork.transaction(async () => {
      const user = await findAccount(this.needs.users, userId);
      const from = user.userType;
      user.onboard({ ...asked, phone }, this.needs.clock.now());
      await this.needs.users.save(user);
      await this.needs.sessions.changeType(userId, { from, to: user.userType });
    });
  }
}
