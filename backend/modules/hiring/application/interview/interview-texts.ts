import type { Jobs } from '#modules/jobs/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import { timesAtPlace } from '#contract/notifications/vocabulary/times-at-place.ts';
import type { Interview } from '../../domain/interview/interview.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { WorkerLanguages } from '../confirmation/worker-languages.ts';

type InterviewText = 'interview_invited' | 'interview_reminder' | 'interview_canceled';

interface InterviewTextsNeeds {
  readonly notifier: Pick<Notifier, 'text'>;
  readonly jobs: Pick<Jobs, 'findToRefer'>;
  readonly languages: WorkerLanguages;
  readonly secrets: LinkSecrets;
  readonly publicUrl: string;
}

/** (tx) What the worker is texted, without an account and in their language (rules.md#worker-language). */
export class InterviewTexts {
  private readonly needs: InterviewTextsNeeds;

  constructor(needs: InterviewTextsNeeds) {
    this.needs = needs;
  }

  /** A new link: its nonce and the hash of its token. */
  newLink(id: string): { readonly nonce: string; readonly tokenHash: string } {
    const nonce = this.needs.secrets.nonce();
    return { nonce, tokenHash: this.hashOf(this.token(id, nonce)) };
  }

  hashOf(token: string): string {
    return this.needs.secrets.hash(token);
  }

  async send(kind: InterviewText, referral: Referral, interview: Interview): Promise<void> {
    const to = await this.addressed(referral);
    const job = await this.needs.jobs.findToRefer(referral.jobId);
    if (!job || !to) return;
    const { id, nonce, at, timeZone } = interview.facts;
    const link = `${this.needs.publicUrl}/interview/${this.token(id, nonce)}`;
    const facts = { jobTitle: job.title, company: job.company, when: timesAtPlace([at], timeZone) };
    if (kind === 'interview_canceled') await this.needs.notifier.text({ ...to, kind, data: facts });
    else await this.needs.notifier.text({ ...to, kind, data: { ...facts, link } });
  }

  /** The employer's own words, as they wrote them. */
  async sendMessage(referral: Referral, message: string): Promise<void> {
    const to = await this.addressed(referral);
    const job = await this.needs.jobs.findToRefer(referral.jobId);
    if (!job || !to) return;
    const data = { jobTitle: job.title, company: job.company, message };
    await this.needs.notifier.text({ ...to, kind: 'employer_message', data });
  }

  private token(id: string, nonce: string): string {
    return this.needs.secrets.derive(`hiring.interview:${id}:${nonce}`);
  }

  /**
   * No user has just requested this text, so it waits for the day. A worker with a deleted account has no
   * phone.
   */
  private async addressed(referral: Referral) {
    const { workerPhone, workerName, workerEmail, employerId, jobId } = referral;
    if (!workerPhone.startsWith('+') || referral.verificationStatus === 'declined') return null;
    const language = await this.needs.languages.of(referral.id);
    const to = { to: workerPhone, email: workerEmail, language, recipientName: workerName };
    return { ...to, senderId: employerId, jobId, asked: false } as const;
  }
}
