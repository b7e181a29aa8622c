import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { BackgroundCheck, CheckKind } from '../domain/background-check.ts';
import { AdverseAction } from '../domain/adverse-action.ts';
import type { AdverseActionRepository, BackgroundCheckRepository, CheckLinks, CheckLog } from './ports.ts';
import { assertOpen, lockOwn } from './referral-access.ts';
import { trackingOf } from './notice/notice-tracking.ts';
import type { SettleNotices } from './notice/settle-notices.ts';
import type { NotifyCheckParties } from './notify-check-parties.ts';

interface StartAdverseActionNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly checks: BackgroundCheckRepository;
  readonly actions: AdverseActionRepository;
  readonly links: CheckLinks;
  readonly people: NotifyCheckParties;
  readonly notices: Pick<SettleNotices, 'settleLocked'>;
  readonly log: CheckLog;
  readonly clock: Clock;
}

interface AnnouncedReason {
  readonly note: string;
  /** What it is because of; null is the background check, or else the drug test. */
  readonly kind: CheckKind | null;
}

/** The employer considers a rejection because of the report: the candidate hears of it before it happens (rules.md#adverse-action). */
export class StartAdverseAction {
  private readonly needs: StartAdverseActionNeeds;

  constructor(needs: StartAdverseActionNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `checks.unknown_referral`, `checks.not_owner`, `checks.referral_closed`, `checks.no_concerns`
   * (rule_broken), `checks.decision_pending` (conflict)
   */
  async run(referralId: ReferralId, by: UserId, { note, kind }: AnnouncedReason): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const referral = await lockOwn(this.needs.hiring, referralId, by);
      assertOpen(referral);
      const check = await this.needsReview(referralId, kind);
      if (!check) {
        throw new DomainError('checks.no_concerns', 'rule_broken', 'Nothing here needs a review');
      }
      if (await this.needs.actions.findWaiting(referralId)) {
        throw new DomainError('checks.decision_pending', 'conflict', 'The candidate already has the notice');
      }
      const at = this.needs.clock.now();
      const reason = { checkId: check.id, referralId, employerId: referral.employerId, note };
      const { action, token } = AdverseAction.announce(reason, this.needs.links.secrets, at);
      await this.needs.actions.add(action);
      const step = check.kind === 'drug_test' ? 'test_notice_sent' : 'notice_sent';
      await this.needs.log.add({ referralId, kind: step, actor: 'employer', at });
      const url = this.needs.links.urlOfToken('notice', token);
      // The wait begins later if the notice arrives later: nothing is final before that day.
      const until = AdverseAction.waitEndingAfter(at);
      const tracking = trackingOf('notice', action);
      await this.needs.people.announce(referral, check, { until, link: url, tracking });
      await this.needs.notices.settleLocked('notice', action, referral);
    });
  }

  /** The report, or the drug test, that found something. */
  private async needsReview(referralId: ReferralId, kind: CheckKind | null): Promise<BackgroundCheck | null> {
    const kinds: readonly CheckKind[] = kind === null ? ['background_check', 'drug_test'] : [kind];
    for (const one of kinds) {
      const check = await this.needs.checks.findLive(referralId, one);
      if (check?.status === 'concerns') return check;
    }
    return null;
  }
}
