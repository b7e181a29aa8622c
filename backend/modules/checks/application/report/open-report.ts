import { DomainError } from '#kernel/domain-error.ts';
import { asId, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { AdverseActionId } from '../../domain/notice/adverse-action.ts';
import type { ChecksReader, OwnNoticeRow } from '../checks-reader.ts';
import type { CheckLinks } from '../ports.ts';
import { assertOwn, unknownLink } from '../referral-access.ts';
import type { NoticeReports } from './ports.ts';

interface OpenReportNeeds {
  readonly hiring: Hiring;
  readonly reader: Pick<ChecksReader, 'notice' | 'noticeOf'>;
  readonly links: CheckLinks;
  readonly reports: Pick<NoticeReports, 'read'>;
}

/** The report that went with a notice: for the candidate, and for the employer who mails it (rules.md#whole-report). */
export class OpenReport {
  private readonly needs: OpenReportNeeds;

  constructor(needs: OpenReportNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `checks.unknown_link`, `checks.no_report` (not_found) */
  async byLink(token: string): Promise<Uint8Array> {
    const row = await this.needs.reader.notice(this.needs.links.secrets.hash(token));
    if (!row) throw unknownLink();
    return this.read(row);
  }

  /** @throws DomainError `checks.unknown_referral`, `checks.not_owner`, `checks.no_report` (not_found) */
  async ofReferral(id: ReferralId, by: UserId): Promise<Uint8Array> {
    assertOwn(await this.needs.hiring.referral(id), by);
    return this.read(await this.needs.reader.noticeOf(id));
  }

  private async read(row: OwnNoticeRow | null): Promise<Uint8Array> {
    const bytes = row && (await this.needs.reports.read(actionIdOf(row)));
    if (!bytes) throw new DomainError('checks.no_report', 'not_found', 'This report is no longer stored');
    return bytes;
  }
}

function actionIdOf({ link }: OwnNoticeRow): AdverseActionId {
  return asId<'adverse_action'>(link.id);
}
