import type { Clock } from '#kernel/clock.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { NoticePage } from '../../contract/notice/adverse-action.ts';
import { noticeActions } from '../../domain/notice/decision-actions.ts';
import type { BackgroundCheckProvider } from '../order/background-check-provider.ts';
import type { ChecksReader } from '../checks-reader.ts';
import type { AdverseActionRepository, BackgroundCheckRepository, CheckLinks, CheckLog } from '../ports.ts';
import { unknownLink } from '../referral-access.ts';
import type { NotifyCheckParties } from '../notify-check-parties.ts';

export interface NoticeNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly reader: ChecksReader;
  readonly actions: AdverseActionRepository;
  readonly checks: Pick<BackgroundCheckRepository, 'find'>;
  readonly links: CheckLinks;
  readonly provider: Pick<BackgroundCheckProvider, 'agency' | 'contact'>;
  readonly people: NotifyCheckParties;
  readonly log: CheckLog;
  readonly clock: Clock;
}

/** The candidate's copy of the report, and their word against it (rules.md#adverse-action). */
export class AnswerNotice {
  private readonly needs: NoticeNeeds;

  constructor(needs: NoticeNeeds) {
    this.needs = needs;
  }

  /** Stays readable when all is over: it is the candidate's copy. @throws DomainError `checks.unknown_link` */
  async show(token: string): Promise<NoticePage> {
    const { reader, links, provider } = this.needs;
    const row = await reader.notice(links.secrets.hash(token));
    if (!row) throw unknownLink();
    const { link: _link, ...shown } = row;
    return {
      ...shown,
      actions: noticeActions(shown),
      findings: [...shown.findings],
      provider: provider.agency,
      providerContact: provider.contact,
    };
  }

  /**
   * `readIn` is the language of the page (rules.md#worker-language).
   * @throws DomainError `checks.unknown_link`, `checks.already_disputed` (conflict), `checks.notice_ended` (expired)
   */
  async dispute(token: string, words: string, readIn: Language | null): Promise<void> {
    const { unitOfWork, reader, links, hiring, actions, checks, people, log, clock } = this.needs;
    const place = await reader.placeOfNotice(links.secrets.hash(token));
    if (!place) throw unknownLink();
    await unitOfWork.transaction(async () => {
      const referral = await hiring.lockReferral(place.referralId);
      const action = await actions.find(place.id);
      if (!referral || !action) throw unknownLink();
      const at = clock.now();
      action.disputeReport(words, at);
      await actions.save(action);
      if (readIn) await hiring.workerReadsIn(referral.referralId, readIn);
      const kind = (await checks.find(action.checkId))?.kind ?? 'background_check';
      const step = kind === 'drug_test' ? 'test_notice_disputed' : 'notice_disputed';
      await log.add({ referralId: referral.referralId, kind: step, actor: 'worker', at });
      await people.employer(referral, `${kind}_disputed`);
    });
  }
}
