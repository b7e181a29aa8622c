import type { ReferralFacts } from '#modules/hiring/index.ts';
import type { NotificationKind, Notifier } from '#modules/notifications/index.ts';
import type { I9Form } from '../domain/form/i9-form.ts';
import type { I9Reader } from './ports.ts';

interface NotifyI9PartiesNeeds {
  readonly notifier: Notifier;
  readonly reader: Pick<I9Reader, 'workerLanguage'>;
}

/** (tx) Workers by text and email, employers by notice (rules.md#i9-reminders). */
export class NotifyI9Parties {
  private readonly needs: NotifyI9PartiesNeeds;

  constructor(needs: NotifyI9PartiesNeeds) {
    this.needs = needs;
  }

  async askSection1({ jobTitle, company }: I9Form, referral: ReferralFacts, link: string): Promise<void> {
    const data = { jobTitle, company, link };
    await this.needs.notifier.text({ ...(await this.to(referral)), kind: 'i9_to_sign', data });
  }

  async remindOfSection1(
    { jobTitle, company }: I9Form,
    referral: ReferralFacts,
    link: string,
  ): Promise<void> {
    const data = { jobTitle, company, link };
    await this.needs.notifier.text({ ...(await this.to(referral)), kind: 'i9_reminder', data });
  }

  /** The employer still has to see the worker's documents, or a newer one in place of what runs out. */
  async remindOfDocuments(
    { jobTitle, company }: I9Form,
    referral: ReferralFacts,
    kind: 'i9_documents' | 'i9_documents_again',
  ): Promise<void> {
    await this.needs.notifier.text({ ...(await this.to(referral)), kind, data: { jobTitle, company } });
  }

  async askForSsn({ jobTitle, company }: I9Form, referral: ReferralFacts, link: string): Promise<void> {
    const data = { jobTitle, company, link };
    await this.needs.notifier.text({ ...(await this.to(referral)), kind: 'i9_ssn', data });
  }

  /** The text names no details: only the worker sees them behind the link (rules.md#everify-notice). */
  async tellOfMismatch({ company }: I9Form, referral: ReferralFacts, link: string): Promise<void> {
    await this.needs.notifier.text({
      ...(await this.to(referral)),
      kind: 'i9_mismatch',
      data: { company, link },
    });
  }

  /** The holder of a copied link requested the code; only the worker receives it. */
  async sendCode({ company }: I9Form, referral: ReferralFacts, code: string): Promise<void> {
    const to = await this.to(referral);
    await this.needs.notifier.text({ ...to, asked: true, kind: 'i9_code', data: { company, code } });
  }

  async employer(form: I9Form, kind: Extract<NotificationKind, `i9_${string}`>): Promise<void> {
    const { referralId, jobId, workerName, jobTitle, employerId: userId } = form;
    await this.needs.notifier.notify({ userId, kind, data: { referralId, jobId, workerName, jobTitle } });
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
