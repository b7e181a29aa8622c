import type { Clock } from '#kernel/clock.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { TrackedDeliveries } from '#modules/notifications/index.ts';
import type { AdverseAction, AdverseActionId, NoticeName } from '../../domain/notice/adverse-action.ts';
import type { ChecksReader } from '../checks-reader.ts';
import type { NotifyCheckParties } from '../notify-check-parties.ts';
import type { AdverseActionRepository, CheckLog } from '../ports.ts';
import { trackedNotice, trackingOf } from './notice-tracking.ts';

const AT_ONCE = 50;

interface SettleNoticesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly reader: Pick<ChecksReader, 'actionsToLookAt' | 'placeOfAction'>;
  readonly actions: AdverseActionRepository;
  readonly deliveries: Pick<TrackedDeliveries, 'of'>;
  readonly people: NotifyCheckParties;
  readonly log: CheckLog;
  readonly clock: Clock;
}

/**
 * Checks whether notices arrived: when a message ends, and a day later without news. The wait starts with the
 * first one that arrives. If none does, the employer is notified to mail it (rules.md#notice-arrives).
 */
export class SettleNotices implements DueWork {
  readonly name = 'checks.settle_notices';
  private readonly needs: SettleNoticesNeeds;

  constructor(needs: SettleNoticesNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const { reader, clock, unitOfWork } = this.needs;
    const due = await reader.actionsToLookAt(clock.now(), AT_ONCE);
    return eachAlone(due, ({ id }) =>
      unitOfWork.transaction(async () => {
        await this.settle('notice', id);
        await this.settle('finalNotice', id);
      }),
    );
  }

  /** (tx) A message ended; nothing if it carried no notice. */
  async ended(tracking: string): Promise<void> {
    const tracked = trackedNotice(tracking);
    if (tracked) await this.settle(tracked.name, tracked.id);
  }

  /** (tx) The referral and the action are locked. */
  async settleLocked(name: NoticeName, action: AdverseAction, referral: ReferralFacts): Promise<void> {
    const { actions, deliveries, people, log, clock } = this.needs;
    const at = clock.now();
    const hasToBeMailed = action.settle(name, await deliveries.of(trackingOf(name, action)), at);
    await actions.save(action);
    if (!hasToBeMailed) return;
    await log.add({ referralId: action.referralId, kind: 'notice_to_mail', actor: 'system', at });
    await people.employer(referral, 'background_check_to_mail');
  }

  private async settle(name: NoticeName, id: AdverseActionId): Promise<void> {
    const place = await this.needs.reader.placeOfAction(id);
    const referral = place && (await this.needs.hiring.lockReferral(place.referralId));
    const action = referral && (await this.needs.actions.find(id));
    if (action) await this.settleLocked(name, action, referral);
  }
}
