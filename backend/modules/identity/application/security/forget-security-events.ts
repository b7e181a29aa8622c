import type { DueWork } from '#kernel/tasks.ts';
import type { SecurityLog } from './security-log.ts';

const AT_ONCE = 1_000;

/** Deletes security events after 400 days, when they are no longer needed (rules.md#security-events). */
export class ForgetSecurityEvents implements DueWork {
  readonly name = 'identity.forget_security_events';
  private readonly log: SecurityLog;

  constructor(log: SecurityLog) {
    this.log = log;
  }

  run(): Promise<number> {
    return this.log.forgetOld(AT_ONCE);
  }
}
