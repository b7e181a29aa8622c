import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { OpenSessions } from '../sign-in/open-sessions.ts';
import type { AccountTraces, UserRepository } from '../ports.ts';

const LAST_ADMIN = "You're the only admin. Make someone else an admin first.";

/** What identity holds of a person: the account itself, their company, their consents, how they sign in. */
export class OwnAccountData implements PersonalData {
  readonly name = 'account';
  private readonly users: UserRepository;
  private readonly traces: AccountTraces;
  private readonly sessions: OpenSessions;
  private readonly clock: Clock;

  constructor(users: UserRepository, traces: AccountTraces, sessions: OpenSessions, clock: Clock) {
    this.users = users;
    this.traces = traces;
    this.sessions = sessions;
    this.clock = clock;
  }

  async collect(userId: UserId): Promise<unknown> {
    return this.traces.copy(userId);
  }

  async hindrances(userId: UserId): Promise<readonly string[]> {
    return (await this.traces.isOnlyAdmin(userId)) ? [LAST_ADMIN] : [];
  }

  async erase(userId: UserId): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user) return;
    user.erase(this.clock.now());
    await this.users.save(user);
    await this.traces.erase(userId);
    await this.sessions.endAll(userId);
  }
}
