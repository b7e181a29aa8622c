import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { BackgroundCheck, CheckKind } from '../../domain/order/background-check.ts';
import { AdverseAction } from '../../domain/notice/adverse-action.ts';
import { needsReview } from '../../domain/order/check-actions.ts';
import type { AdverseActionRepository, BackgroundCheckRepository, CheckLinks, CheckLog } from '../ports.ts';
import { assertOpen, lockOwn } from '../referral-access.ts';
import { trackingOf } from './notice-tracking.ts';
import type { SettleNotices } from './settle-notices.ts';
import type { FetchReport } from '../report/fetch-report.ts';
import type { NoticeReports } from '../report/ports.ts';
import type { NotifyCheckParties } from '../notify-check-parties.ts';

interface StartAdverseActionNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly checks: BackgroundCheckRepository;
  readonly actions: AdverseActionRepository;
  readonly links: CheckLinks;
  readonly people: NotifyCheckParties;
  readonly fetchReport: Pick<FetchReport, 'run'>;
  readonly reports: Pick<NoticeReports, 'add'>;
  readonly notices: Pick<SettleNotices, 'settleLocked'>;
  readonly log: CheckLog;
  readonly clock: Clock;
}

interface AnnouncedReason {
  readonly note: string;
  /** The check that caused it; null is the background check, or else the drug test. */
  readonly kind: CheckKind | null;
}

/**
 * The employer considers a rejection because of the report, and the candidate is notified first
 * (rules.md#adverse-action).
 */
export class StartAdverseAction {
  private readonly needs: StartAdverseActionNeeds;

  constructor(needs: StartAdverseActionNeeds) {
    this.needs = needs;
  }

  /**
   * Without the report nothing is announced (rules.md#whole-report).
   * @throws DomainError `checks.unknown_referral`, `checks.not_owner`, `checks.referral_closed`, `checks.no_concerns`
   * (rule_broken), `checks.decision_pending` (conflict); ReportUnavailable
   */
  async run(referralId: ReferralId, by: UserId, { note, kind }: AnnouncedReason): Promise<void> {
    const { unitOfWork, fetchReport } = this.needs;
    const found = await unitOfWork.transaction(() => this.reviewed(referralId, by, kind));
    const report = await fetchReport.run(found.check, found.referral.workerName);
    await unitOfWork.transaction(async () => {
      const { referral, check } = await this.reviewed(referralId, by, found.check.kind);
      await this.announce(referral, check, note, report);
    });
  }

  /** (tx) */
  private async reviewed(
    referralId: ReferralId,
    by: UserId,
    kind: CheckKind | null,
  ): Promise<{ readonly referral: ReferralFacts; readonly check: BackgroundCheck }> {
    const referral = await lockOwn(this.needs.hiring, referralId, by);
    assertOpen(referral);
    const check = await this.toReview(referralId, kind);
    if (!check) {
      throw new DomainError('checks.no_concerns', 'rule_broken', 'Nothing here needs a review');
    }
    if (await this.needs.actions.findWaiting(referralId)) {
      throw new DomainError('checks.decision_pending', 'conflict', 'The candidate already has the notice');
    }
    return { referral, check };
  }

  private async announce(
    referral: ReferralFacts,
    check: BackgroundCheck,
    note: string,
    report: Uint8Array,
  ): Promise<void> {
    const { actions, reports, links, log, people, notices, clock } = this.needs;
    const at = clock.now();
    const { referralId, employerId } = referral;
    const reason = { checkId: check.id, referralId, employerId, note };
    const { action, token } = AdverseAction.announce(reason, links.secrets, at);
    await actions.add(action);
    await reports.add(action.id, report, check.completedAt ?? at);
    const step = check.kind === 'drug_test' ? 'test_notice_sent' : 'notice_sent';
    await log.add({ referralId, kind: step, actor: 'employer', at });
    // The wait begins later if the notice arrives later: nothing is final before that day.
    const until = AdverseAction.waitEndingAfter(at);
    const [link, tracking] = [links.urlOfToken('checks.notice', token), trackingOf('notice', action)];
    await people.announce(referral, check, { until, link, tracking, reportOf: action.id });
    await notices.settleLocked('notice', action, referral);
  }

  /** The report, or the drug test, that found something. */
  private async toReview(referralId: ReferralId, kind: CheckKind | null): Promise<BackgroundCheck | null> {
    const kinds: readonly CheckKind[] = kind === null ? ['background_check', 'drug_test'] : [kind];
    for (const one of kinds) {
      const check = await this.needs.checks.findLive(referralId, one);
      if (check && needsReview(check)) return check;
    }
    return null;
  }
}
