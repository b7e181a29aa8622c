import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ContactPreferences } from '../../domain/profiled-user.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { UserRepository } from '../ports.ts';

/** How somebody wants to be told things, and in which language (rules.md#contact-preferences). */
export class SavePreferences {
  private readonly unitOfWork: UnitOfWork;
  private readonly users: UserRepository;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, users: UserRepository, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.users = users;
    this.clock = clock;
  }

  /** @throws DomainError `identity.phone_missing` (422) */
  async run(userId: UserId, wishes: ContactPreferences): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      const user = await findAccount(this.users, userId);
      user.wish(wishes, this.clock.now());
      await this.users.save(user);
    });
  }
}
