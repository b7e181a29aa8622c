import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { LocalDays } from '#kernel/local-days.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { Finding } from '../../domain/order/background-check.ts';
import type { BackgroundCheckProvider } from '../order/background-check-provider.ts';
import type { ChecksReader, NoticeRow } from '../checks-reader.ts';
import { noDecision } from './end-adverse-action.ts';
import type { CheckLinks } from '../ports.ts';
import { assertOwn } from '../referral-access.ts';

/** The content of a mailed notice. */
export interface PrintedNotice extends Pick<
  NoticeRow,
  'kind' | 'candidateName' | 'jobTitle' | 'employerCompany'
> {
  readonly name: 'notice' | 'finalNotice';
  readonly language: Language;
  readonly agency: string;
  readonly agencyContact: string;
  readonly findings: readonly Finding[];
  /** The candidate's own page; null when the server's key that made it is gone. */
  readonly link: string | null;
  /** Today at the job's place, `2026-11-20`. */
  readonly on: string;
}

export interface NoticePrinter {
  print(notice: PrintedNotice): Promise<Uint8Array>;
}

export interface RightsPrinter {
  print(language: Language): Promise<Uint8Array>;
}

interface PrintNoticeNeeds {
  readonly hiring: Hiring;
  readonly reader: Pick<ChecksReader, 'noticeOf'>;
  readonly links: CheckLinks;
  readonly provider: Pick<BackgroundCheckProvider, 'agency' | 'contact'>;
  readonly printer: NoticePrinter;
  readonly localDays: Pick<LocalDays, 'on'>;
  readonly clock: Clock;
}

/** The notice on paper, for a candidate whom no message reaches (rules.md#notice-arrives). */
export class PrintNotice {
  private readonly needs: PrintNoticeNeeds;

  constructor(needs: PrintNoticeNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `checks.unknown_referral`, `checks.not_owner`, `checks.no_decision` (not_found) */
  async run(id: ReferralId, by: UserId): Promise<Uint8Array> {
    const { hiring, reader, links, provider, printer, localDays, clock } = this.needs;
    const referral = assertOwn(await hiring.referral(id), by);
    const row = await reader.noticeOf(id);
    if (!row || row.status === 'canceled') throw noDecision();
    return printer.print({
      name: row.status === 'final' ? 'finalNotice' : 'notice',
      kind: row.kind,
      language: row.workerLanguage,
      candidateName: row.candidateName,
      jobTitle: row.jobTitle,
      employerCompany: row.employerCompany,
      agency: provider.agency,
      agencyContact: provider.contact,
      findings: row.findings,
      link: links.urlOf('checks.notice', row.link),
      on: await localDays.on(referral.location, clock.now()),
    });
  }
}
