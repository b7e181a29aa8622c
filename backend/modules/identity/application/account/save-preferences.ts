import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ContactPreferences } from '../../domain/profiled-user.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { UserRepository } from '../ports.ts';

interface SavePreferencesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly clock: Clock;
}

/** How someone wants to be told things, and in which language (rules.md#contact-preferences). */
export class SavePreferences {
  private readonly needs: SavePreferencesNeeds;

  constructor(needs: SavePreferencesNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `identity.phone_missing` (422) */
  async run(userId: UserId, wishes: ContactPreferences): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const user = await findAccount(this.needs.users, userId);
      user.wish(wishes, this.needs.clock.now());
      await this.needs.users.save(user);
    });
  }
}
