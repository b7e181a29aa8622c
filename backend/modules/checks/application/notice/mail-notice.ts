import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { LocalDays } from '#kernel/local-days.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { AdverseAction } from '../../domain/notice/adverse-action.ts';
import { noDecision } from './end-adverse-action.ts';
import type { AdverseActionRepository, CheckLog } from '../ports.ts';
import { lockOwn } from '../referral-access.ts';

interface MailNoticeNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly actions: AdverseActionRepository;
  readonly localDays: Pick<LocalDays, 'on'>;
  readonly log: CheckLog;
  readonly clock: Clock;
}

/**
 * The employer confirms that they mailed the notice, and the wait counts from the day that they name
 * (rules.md#notice-arrives).
 */
export class MailNotice {
  private readonly needs: MailNoticeNeeds;

  constructor(needs: MailNoticeNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError as `lockOwn`; `checks.no_decision` (not_found), `checks.notice_reached`, `checks.notice_ended` (conflict),
   * `checks.mailing_day` (rule_broken)
   */
  async run(id: ReferralId, by: UserId, said: { readonly name: string; readonly on: string }): Promise<void> {
    const { unitOfWork, hiring, actions, localDays, log, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const referral = await lockOwn(hiring, id, by);
      const action = await actions.findNewest(id);
      if (!action) throw noDecision();
      const at = clock.now();
      const today = await localDays.on(referral.location, at);
      const announcedOn = await localDays.on(referral.location, sentAtOf(action));
      action.mail({ by: said.name, on: said.on, today, announcedOn }, at);
      await actions.save(action);
      await log.add({ referralId: id, kind: 'notice_mailed', actor: 'employer', at });
    });
  }
}

function sentAtOf({ notice, finalNotice }: AdverseAction): Date {
  return new Date((finalNotice ?? notice).sentAt);
}
