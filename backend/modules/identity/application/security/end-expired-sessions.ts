import type { DueWork } from '#kernel/tasks.ts';
import type { SecurityLog } from './security-log.ts';

const AT_ONCE = 1_000;

/** Deletes expired sessions and logs when they ended, for their people (rules.md#session-ends). */
export class EndExpiredSessions implements DueWork {
  readonly name = 'identity.end_expired_sessions';
  private readonly log: Pick<SecurityLog, 'endExpired'>;

  constructor(log: Pick<SecurityLog, 'endExpired'>) {
    this.log = log;
  }

  run(): Promise<number> {
    return this.log.endExpired(AT_ONCE);
  }
}
