import type { LocalDays } from '#kernel/local-days.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import type { NotificationKind, Notifier } from '#modules/notifications/index.ts';
import { screeningLabel } from '../contract/order/screening-labels.ts';
import type { AdverseActionId } from '../domain/notice/adverse-action.ts';
import type { Appointment, BackgroundCheck, CheckKind, Finding } from '../domain/order/background-check.ts';
import type { BackgroundCheckProvider } from './order/background-check-provider.ts';
import type { ChecksReader } from './checks-reader.ts';

type CheckNotice = Extract<NotificationKind, `background_check_${string}` | `drug_test_${string}`>;

type CheckedFor = Pick<BackgroundCheck, 'kind' | 'candidateEmail' | 'findings'>;

/** The attachment name of the report with a notice; its id is the action's. */
export const NOTICE_REPORT = 'checks.report';
/** The id is the language. */
export const SUMMARY_OF_RIGHTS_FILE = 'checks.rights';
const FILES = {
  en: { report: 'your-report.pdf', rights: 'your-rights.pdf' },
  es: { report: 'su-informe.pdf', rights: 'sus-derechos.pdf' },
} as const;

interface NoticeLink {
  readonly link: string;
  readonly tracking: string;
}

interface NotifyCheckPartiesNeeds {
  readonly notifier: Notifier;
  readonly reader: Pick<ChecksReader, 'workerLanguage'>;
  readonly provider: Pick<BackgroundCheckProvider, 'agency' | 'contact'>;
  readonly localDays: Pick<LocalDays, 'zoneOf'>;
}

/** (tx) Candidates by text and email, employers by notice. */
export class NotifyCheckParties {
  private readonly needs: NotifyCheckPartiesNeeds;

  constructor(needs: NotifyCheckPartiesNeeds) {
    this.needs = needs;
  }

  async askConsent(referral: ReferralFacts, kind: CheckKind, link: string): Promise<void> {
    const { jobTitle, company } = referral;
    const data = { jobTitle, company, link };
    await this.needs.notifier.text({ ...(await this.to(referral)), kind: `${kind}_consent`, data });
  }

  /** The code for a copied link; its requester waits for it (rules.md#copied-links). */
  async sendCode(referral: ReferralFacts, code: string): Promise<void> {
    const to = { ...(await this.to(referral)), email: null, asked: true };
    await this.needs.notifier.text({ ...to, kind: 'check_code', data: { company: referral.company, code } });
  }

  /** The place and the deadline of the test (rules.md#drug-tests). */
  async tellAppointment(
    referral: ReferralFacts,
    givenEmail: string | null,
    { site, address, phone, until }: Appointment,
  ): Promise<void> {
    const to = await this.to(referral);
    const where = [site, address, phone].filter((part) => part !== null).join(', ');
    const zone = await this.needs.localDays.zoneOf(referral.location);
    const by = until === null ? '' : momentOf(new Date(until), to.language, zone);
    const data = { jobTitle: referral.jobTitle, company: referral.company, site: where, until: by };
    const email = to.email ?? givenEmail;
    const kind = until === null ? 'drug_test_site' : 'drug_test_appointment';
    await this.needs.notifier.text({ ...to, email, kind, data });
  }

  /** The agency itself collects the data that it needs from the candidate. */
  async sendToAgency(
    referral: ReferralFacts,
    { kind, candidateEmail: givenEmail }: Pick<BackgroundCheck, 'kind' | 'candidateEmail'>,
    { agency, link }: { readonly agency: string; readonly link: string },
  ): Promise<void> {
    const to = await this.to(referral);
    const data = { jobTitle: referral.jobTitle, agency, link };
    const email = to.email ?? givenEmail;
    await this.needs.notifier.text({ ...to, email, kind: `${kind}_agency`, data });
  }

  /**
   * The notice before a decision: the findings, the end of the wait, and the way to answer
   * (rules.md#adverse-action).
   */
  async announce(
    referral: ReferralFacts,
    check: CheckedFor,
    about: NoticeLink & { readonly until: Date; readonly reportOf: AdverseActionId },
  ): Promise<void> {
    const { jobTitle, company } = referral;
    const to = await this.noticeTo(referral, check, about);
    const findings = inWords(check.findings, to.language);
    const until = dayOf(about.until, to.language);
    const data = { jobTitle, company, link: about.link, findings, until };
    const { language } = to;
    const attachments = [
      { source: NOTICE_REPORT, id: about.reportOf, fileName: FILES[language].report },
      { source: SUMMARY_OF_RIGHTS_FILE, id: language, fileName: FILES[language].rights },
    ];
    await this.needs.notifier.text({ ...to, attachments, kind: `${check.kind}_notice`, data });
  }

  /** The final notice names the agency and how to reach it. */
  async decide(referral: ReferralFacts, check: CheckedFor, about: NoticeLink): Promise<void> {
    const { jobTitle, company } = referral;
    const { agency: name, contact } = this.needs.provider;
    const data = { jobTitle, company, agency: `${name} (${contact})`, link: about.link };
    const to = await this.noticeTo(referral, check, about);
    await this.needs.notifier.text({ ...to, kind: `${check.kind}_final`, data });
  }

  async takeBack(referral: ReferralFacts, kind: CheckKind): Promise<void> {
    const { jobTitle, company } = referral;
    const data = { jobTitle, company };
    await this.needs.notifier.text({ ...(await this.to(referral)), kind: `${kind}_withdrawn`, data });
  }

  async employer(referral: ReferralFacts, kind: CheckNotice): Promise<void> {
    const { referralId, jobId, workerName, jobTitle, employerId: userId } = referral;
    await this.needs.notifier.notify({ userId, kind, data: { referralId, jobId, workerName, jobTitle } });
  }

  /**
   * By every known channel, including the email that the candidate gave for the check
   * (rules.md#notice-arrives).
   */
  private async noticeTo(referral: ReferralFacts, { candidateEmail }: CheckedFor, { tracking }: NoticeLink) {
    const to = await this.to(referral);
    return { ...to, email: to.email ?? candidateEmail, tracking };
  }

  private async to({ referralId, workerPhone, workerEmail, workerName, employerId, jobId }: ReferralFacts) {
    return {
      to: workerPhone,
      email: workerEmail,
      language: await this.needs.reader.workerLanguage(referralId),
      senderId: employerId,
      jobId,
      recipientName: workerName,
      asked: false,
    };
  }
}

/** The findings in one line; the whole report is behind the link. */
function inWords(findings: readonly Finding[], language: Language): string {
  return findings
    .filter(({ result }) => result === 'consider')
    .map(({ screening, note }) => {
      const name = screeningLabel(screening, language);
      return note ? `${name}: ${note}` : name;
    })
    .join('; ');
}

/** At noon UTC, when a wait is over, it is the same day in all of the United States. */
function dayOf(instant: Date, language: Language): string {
  const format = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', format).format(instant);
}

/** "Mon, Nov 23, 5:00 PM CST", at the job's place. */
function momentOf(instant: Date, language: Language, timeZone: string): string {
  const format = {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  } as const;
  return new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', format).format(instant);
}
