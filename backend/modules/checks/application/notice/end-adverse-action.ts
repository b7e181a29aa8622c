import { isClosed } from '#contract/hiring/vocabulary/referral-status.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { AdverseAction, AdverseActionId } from '../../domain/notice/adverse-action.ts';
import type { ChecksReader } from '../checks-reader.ts';
import { trackingOf } from './notice-tracking.ts';
import type { SettleNotices } from './settle-notices.ts';
import type { CheckKind } from '../../domain/order/background-check.ts';
import type {
  AdverseActionRepository,
  BackgroundCheckRepository,
  CheckLinks,
  CheckLog,
  Place,
} from '../ports.ts';
import { lockOwn } from '../referral-access.ts';
import type { NotifyCheckParties } from '../notify-check-parties.ts';

const AT_ONCE = 50;

interface EndAdverseActionNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly reader: Pick<ChecksReader, 'dueActions'>;
  readonly actions: AdverseActionRepository;
  readonly checks: Pick<BackgroundCheckRepository, 'find'>;
  readonly links: CheckLinks;
  readonly people: NotifyCheckParties;
  readonly notices: Pick<SettleNotices, 'settleLocked'>;
  readonly log: CheckLog;
  readonly clock: Clock;
}

/**
 * An announced decision becomes final or is withdrawn (rules.md#adverse-action). It is final automatically
 * after five business days. After a dispute, only the employer finishes it.
 */
export class EndAdverseAction implements DueWork {
  readonly name = 'checks.finish_adverse_actions';
  private readonly needs: EndAdverseActionNeeds;

  constructor(needs: EndAdverseActionNeeds) {
    this.needs = needs;
  }

  /**
   * The employer continues with the candidate. @throws DomainError `checks.no_decision` (not_found), and as
   * `lockOwn`
   */
  async cancel(id: ReferralId, by: UserId): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const referral = await lockOwn(this.needs.hiring, id, by);
      await this.takeBack(referral, await this.waiting(id), 'employer');
    });
  }

  /** After a dispute. @throws DomainError as `cancel`; `checks.wait_not_over` (conflict) */
  async finish(id: ReferralId, by: UserId): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const referral = await lockOwn(this.needs.hiring, id, by);
      await this.decide(referral, await this.waiting(id), 'employer');
    });
  }

  /** (tx) The candidate was hired after all, or rejected for another reason. Does nothing without an announced decision. */
  async drop(referral: ReferralFacts): Promise<void> {
    const action = await this.needs.actions.findWaiting(referral.referralId);
    if (action) await this.takeBack(referral, action, 'system');
  }

  /** One that cannot be settled does not keep the others waiting; its error is thrown when all have had their turn. */
  async run(): Promise<number> {
    let finished = 0;
    const failures: unknown[] = [];
    for (const place of await this.needs.reader.dueActions(this.needs.clock.now(), AT_ONCE)) {
      const step = this.needs.unitOfWork.transaction(() => this.finishDue(place));
      if (await step.catch((error: unknown) => void failures.push(error))) finished += 1;
    }
    if (failures.length > 0) throw failures[0];
    return finished;
  }

  private async finishDue({ id, referralId }: Place<AdverseActionId>): Promise<boolean> {
    const referral = await this.needs.hiring.lockReferral(referralId);
    const action = await this.needs.actions.find(id);
    if (!referral || !action?.isDue(this.needs.clock.now())) return false;
    if (isClosed(referral.status)) await this.takeBack(referral, action, 'system');
    else {
      await this.decide(referral, action, 'system');
      await this.needs.people.employer(referral, 'background_check_decided');
    }
    return true;
  }

  private async decide(
    referral: ReferralFacts,
    action: AdverseAction,
    actor: 'employer' | 'system',
  ): Promise<void> {
    const at = this.needs.clock.now();
    if (!action.finish(at)) return;
    await this.needs.actions.save(action);
    const { referralId } = referral;
    await this.needs.log.add({ referralId, kind: 'notice_final', actor, at });
    await this.needs.hiring.reject(referralId, action.employerId, action.note, 'other');
    const url = this.needs.links.urlOf('checks.notice', action);
    const check = await this.needs.checks.find(action.checkId);
    const tracking = trackingOf('finalNotice', action);
    if (url && check) await this.needs.people.decide(referral, check, { link: url, tracking });
    await this.needs.notices.settleLocked('finalNotice', action, referral);
  }

  private async takeBack(
    referral: ReferralFacts,
    action: AdverseAction,
    actor: 'employer' | 'system',
  ): Promise<void> {
    const at = this.needs.clock.now();
    if (!action.cancel(at)) return;
    await this.needs.actions.save(action);
    await this.needs.log.add({ referralId: referral.referralId, kind: 'notice_canceled', actor, at });
    await this.needs.people.takeBack(referral, await this.kindOf(action));
  }

  /** The kind of the check that caused it; each kind has its own words. */
  private async kindOf({ checkId }: AdverseAction): Promise<CheckKind> {
    return (await this.needs.checks.find(checkId))?.kind ?? 'background_check';
  }

  private async waiting(id: ReferralId): Promise<AdverseAction> {
    const action = await this.needs.actions.findWaiting(id);
    if (!action) throw noDecision();
    return action;
  }
}

export function noDecision(): DomainError {
  return new DomainError('checks.no_decision', 'not_found', 'No decision was announced');
}
