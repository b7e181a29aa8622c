import type { ReferralFacts } from '../../hiring/index.ts';
import type { NotificationKind, Notifier } from '../../notifications/index.ts';
import type { ChecksReader } from './checks-reader.ts';

type CheckNotice = Extract<NotificationKind, `background_check_${string}`>;

/** (tx) Candidates by text and e-mail, employers by notice. */
export class TellPeople {
  private readonly notifier: Notifier;
  private readonly reader: Pick<ChecksReader, 'workerLanguage'>;

  constructor(notifier: Notifier, reader: Pick<ChecksReader, 'workerLanguage'>) {
    this.notifier = notifier;
    this.reader = reader;
  }

  async askConsent(referral: ReferralFacts, link: string): Promise<void> {
    const { jobTitle, company } = referral;
    const data = { jobTitle, company, link };
    await this.notifier.text({ ...(await this.to(referral)), kind: 'background_check_consent', data });
  }

  /** What the agency needs to know it asks the candidate itself. */
  async sendToAgency(
    referral: ReferralFacts,
    givenEmail: string | null,
    { agency, link }: { readonly agency: string; readonly link: string },
  ): Promise<void> {
    const to = await this.to(referral);
    const data = { jobTitle: referral.jobTitle, agency, link };
    const email = to.email ?? givenEmail;
    await this.notifier.text({ ...to, email, kind: 'background_check_agency', data });
  }

  /** Before a decision: with what the report says, and the way to answer (decision 59). */
  async announce(referral: ReferralFacts, findings: string, link: string): Promise<void> {
    const { jobTitle, company } = referral;
    const data = { jobTitle, company, findings, link };
    await this.notifier.text({ ...(await this.to(referral)), kind: 'background_check_notice', data });
  }

  async decide(referral: ReferralFacts, link: string): Promise<void> {
    const { jobTitle, company } = referral;
    const data = { jobTitle, company, link };
    await this.notifier.text({ ...(await this.to(referral)), kind: 'background_check_final', data });
  }

  async takeBack(referral: ReferralFacts): Promise<void> {
    const { jobTitle, company } = referral;
    const data = { jobTitle, company };
    await this.notifier.text({ ...(await this.to(referral)), kind: 'background_check_withdrawn', data });
  }

  async employer(referral: ReferralFacts, kind: CheckNotice): Promise<void> {
    const { referralId, jobId, workerName, jobTitle, employerId: userId } = referral;
    await this.notifier.notify({ userId, kind, data: { referralId, jobId, workerName, jobTitle } });
  }

  private async to({ referralId, workerPhone, workerEmail, workerName, employerId, jobId }: ReferralFacts) {
    return {
      to: workerPhone,
      email: workerEmail,
      language: await this.reader.workerLanguage(referralId),
      senderId: employerId,
      jobId,
      recipientName: workerName,
      asked: false,
    };
  }
}
