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

/** What a new password brings with it, however it came about. */
export class SetPassword {
  private readonly needs: SetPasswordNeeds;

  constructor(needs: SetPasswordNeeds) {
    this.needs = needs;
  }

  /**
   * (tx) Whoever knew the old one is signed out, and links that they may have asked for are taken back.
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
