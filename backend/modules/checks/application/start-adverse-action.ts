import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import { AdverseAction } from '../domain/adverse-action.ts';
import type { AdverseActionRepository, BackgroundCheckRepository, CheckLinks, CheckLog } from './ports.ts';
import { assertOpen, lockOwn } from './referral-access.ts';
import type { NotifyCheckParties } from './notify-check-parties.ts';

/** The employer considers a rejection because of the report: the candidate hears of it before it happens (rules.md#adverse-action). */
export class StartAdverseAction {
  private readonly unitOfWork: UnitOfWork;
  private readonly hiring: Hiring;
  private readonly checks: BackgroundCheckRepository;
  private readonly actions: AdverseActionRepository;
  private readonly links: CheckLinks;
  private readonly tell: { readonly people: NotifyCheckParties; readonly log: CheckLog };
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    hiring: Hiring,
    checks: BackgroundCheckRepository,
    actions: AdverseActionRepository,
    links: CheckLinks,
    tell: { readonly people: NotifyCheckParties; readonly log: CheckLog },
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.hiring = hiring;
    this.checks = checks;
    this.actions = actions;
    this.links = links;
    this.tell = tell;
    this.clock = clock;
  }

  /**
   * @throws DomainError `checks.unknown_referral`, `checks.not_owner`, `checks.referral_closed`, `checks.no_concerns`
   * (rule_broken), `checks.decision_pending` (conflict)
   */
  async run(referralId: ReferralId, by: UserId, note: string): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      const referral = await lockOwn(this.hiring, referralId, by);
      assertOpen(referral);
      const check = await this.checks.findLive(referralId);
      if (check?.status !== 'concerns') {
        throw new DomainError('checks.no_concerns', 'rule_broken', 'No background check needs a review');
      }
      if (await this.actions.findWaiting(referralId)) {
        throw new DomainError('checks.decision_pending', 'conflict', 'The candidate already has the notice');
      }
      const at = this.clock.now();
      const reason = { checkId: check.id, referralId, employerId: referral.employerId, note };
      const { action, token } = AdverseAction.announce(reason, this.links.secrets, at);
      await this.actions.add(action);
      await this.tell.log.add({ referralId, kind: 'notice_sent', actor: 'employer', at });
      const url = this.links.urlOfToken('notice', token);
      const about = { findings: check.findings, until: action.finalDueAt, link: url };
      await this.tell.people.announce(referral, about);
    });
  }
}
