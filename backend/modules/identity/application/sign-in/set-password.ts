import type { Clock } from '#kernel/clock.ts';
import type { User } from '../../domain/user.ts';
import type { AccountMessages } from '../recovery/account-messages.ts';
import type { SecurityLog } from '../security/security-log.ts';
import type { OpenSessions } from './open-sessions.ts';
import type { AccountTokens, UserRepository } from '../ports.ts';

export interface SetPasswordNeeds {
  readonly users: UserRepository;
  readonly tokens: AccountTokens;
  readonly sessions: OpenSessions;
  readonly log: Pick<SecurityLog, 'record'>;
  readonly messages: AccountMessages;
  readonly clock: Clock;
}

/** The effects of every new password. */
export class SetPassword {
  private readonly needs: SetPasswordNeeds;

  constructor(needs: SetPasswordNeeds) {
    this.needs = needs;
  }

  /**
   * (tx) Ends sessions of the old password and revokes the account's open links.
   * @param exceptSecret the session that stays
   */
  async run(user: User, passwordHash: string, exceptSecret?: string): Promise<void> {
    const { users, tokens, sessions, log, messages, clock } = this.needs;
    user.setPassword(passwordHash, clock.now());
    await users.save(user);
    await log.record({ userId: user.id, kind: 'password_changed' });
    await sessions.endAll(user.id, exceptSecret);
    const { email, firstName, language } = user;
    await tokens.revoke(user.id, email ?? '');
    if (email !== null) await messages.send({ kind: 'password_changed', to: email, firstName, language });
  }
}
