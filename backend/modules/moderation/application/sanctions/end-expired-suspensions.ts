import type { Clock } from '#kernel/clock.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ActionLog } from './action-log.ts';

const AT_ONCE = 200;

/**
 * Updates the records of expired suspensions. Sign-in checks only the end date, so no one has to wait for
 * this.
 */
export class EndExpiredSuspensions implements DueWork {
  readonly name = 'moderation.end_expired_suspensions';
  private readonly needs: {
    readonly unitOfWork: UnitOfWork;
    readonly actions: ActionLog;
    readonly clock: Clock;
  };

  constructor(needs: EndExpiredSuspensions['needs']) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const { unitOfWork, actions, clock } = this.needs;
    const now = clock.now();
    const expired = await actions.expired(now, AT_ONCE);
    return eachAlone(expired, (id) => unitOfWork.transaction(() => actions.endExpired(id, now)));
  }
}
