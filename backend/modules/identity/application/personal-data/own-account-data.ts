import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { OpenSessions } from '../sign-in/open-sessions.ts';
import type { AccountTraces, UserRepository } from '../ports.ts';

const LAST_ADMIN = "You're the only admin. Make someone else an admin first.";

interface OwnAccountDataNeeds {
  readonly users: UserRepository;
  readonly traces: AccountTraces;
  readonly sessions: OpenSessions;
  readonly clock: Clock;
}

/** What identity holds of a person: the account itself, their company, their consents, how they sign in. */
export class OwnAccountData implements PersonalData {
  readonly name = 'account';
  private readonly needs: OwnAccountDataNeeds;

  constructor(needs: OwnAccountDataNeeds) {
    this.needs = needs;
  }

  async collect(userId: UserId): Promise<unknown> {
    return this.needs.traces.copy(userId);
  }

  async hindrances(userId: UserId): Promise<readonly string[]> {
    return (await this.needs.traces.isOnlyAdmin(userId)) ? [LAST_ADMIN] : [];
  }

  async erase(userId: UserId): Promise<void> {
    const user = await this.needs.users.findById(userId);
    if (!user) return;
    user.erase(this.needs.clock.now());
    await this.needs.users.save(user);
    await this.needs.traces.erase(userId);
    await this.needs.sessions.endAll(userId);
  }
}
