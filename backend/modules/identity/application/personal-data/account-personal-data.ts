import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { OpenSessions } from '../sign-in/open-sessions.ts';
import type { PersonalAccountRecords, UserRepository } from '../ports.ts';

const LAST_ADMIN = "You're the only admin. Make someone else an admin first.";

interface AccountPersonalDataNeeds {
  readonly users: UserRepository;
  readonly records: PersonalAccountRecords;
  readonly sessions: OpenSessions;
  readonly clock: Clock;
}

/** Identity's data about a person: the account, their company, their consents, their ways to sign in. */
export class AccountPersonalData implements PersonalData {
  readonly name = 'account';
  private readonly needs: AccountPersonalDataNeeds;

  constructor(needs: AccountPersonalDataNeeds) {
    this.needs = needs;
  }

  async collect(userId: UserId): Promise<Json> {
    return this.needs.records.copy(userId);
  }

  async hindrances(userId: UserId): Promise<readonly string[]> {
    return (await this.needs.records.isOnlyAdmin(userId)) ? [LAST_ADMIN] : [];
  }

  async erase(userId: UserId): Promise<void> {
    const user = await this.needs.users.findById(userId);
    if (!user) return;
    const now = this.needs.clock.now();
    user.erase(now);
    await this.needs.users.save(user);
    await this.needs.records.erase(userId, now);
    await this.needs.sessions.endAll(userId);
  }
}
