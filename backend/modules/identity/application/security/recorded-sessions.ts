import type { UserId } from '#kernel/ids.ts';
import type { UserType } from '../../contract/vocabulary/user-type.ts';
import type { OpenSessions, OwnSession } from '../sign-in/open-sessions.ts';
import type { SecurityLog } from './security-log.ts';

/** Open sessions whose ends and changes are written down, whichever use case ends them (rules.md#security-events). */
export class RecordedSessions implements OpenSessions {
  private readonly sessions: OpenSessions;
  private readonly log: SecurityLog;

  constructor(sessions: OpenSessions, log: SecurityLog) {
    this.sessions = sessions;
    this.log = log;
  }

  async changeType(userId: UserId, { from, to }: { from: UserType; to: UserType }): Promise<void> {
    await this.sessions.changeType(userId, { from, to });
    if (from !== to) await this.log.record({ userId, kind: 'role_changed', detail: to });
  }

  async endAll(userId: UserId, exceptSecret?: string): Promise<number> {
    const ended = await this.sessions.endAll(userId, exceptSecret);
    if (ended > 0) await this.log.record({ userId, kind: 'session_ended', detail: 'elsewhere' });
    return ended;
  }

  async end(userId: UserId, publicId: string): Promise<string | null> {
    const secret = await this.sessions.end(userId, publicId);
    if (secret !== null) await this.log.record({ userId, kind: 'session_ended', detail: 'ended' });
    return secret;
  }

  list(userId: UserId, currentSecret: string): Promise<readonly OwnSession[]> {
    return this.sessions.list(userId, currentSecret);
  }

  prove(secret: string, withFactor: boolean): Promise<void> {
    return this.sessions.prove(secret, withFactor);
  }

  forgetSecondFactor(userId: UserId): Promise<void> {
    return this.sessions.forgetSecondFactor(userId);
  }
}
