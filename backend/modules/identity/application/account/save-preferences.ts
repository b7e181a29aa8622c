import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Preferences } from '../../domain/profiled-user.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { UserRepository } from '../ports.ts';

interface SavePreferencesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly clock: Clock;
}

/**
 * Saves contact preferences, the language and the visible details (rules.md#contact-preferences,
 * rules.md#leaderboard-names).
 */
export class SavePreferences {
  private readonly needs: SavePreferencesNeeds;

  constructor(needs: SavePreferencesNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `identity.phone_missing` (422) */
  async run(userId: UserId, preferences: Preferences): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const user = await findAccount(this.needs.users, userId);
      user.updatePreferences(preferences, this.needs.clock.now());
      await this.needs.users.save(user);
    });
  }
}
