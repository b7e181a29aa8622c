import {
  signUpEmployer,
  signUpReferrer,
  testPhone,
  type SignedUp,
} from '../../../platform/testing/sign-up.ts';
import type { TestApplication } from '../../../platform/testing/test-application.ts';

export const framerJob = {
  title: 'Framer',
  company: 'Hill Country Builders',
  description: 'Frame walls and roofs in Austin.',
  location: 'Austin, TX',
  payRate: '$25/hour',
  schedule: 'full-time',
  category: 'framing',
  referralBonus: '500',
};

/** A body for `POST /api/referrals`. */
export function referralOf(jobId: string, changes: Record<string, unknown> = {}) {
  return {
    jobId,
    referrerName: 'Ana Ruiz',
    referrerPhone: testPhone(),
    workerName: 'Bo Li',
    workerPhone: testPhone(),
    workerEmail: 'bo@example.com',
    relationship: 'friend',
    consent: true,
    ...changes,
  };
}

/** An employer with a job, and a referrer. */
export class HiringScene {
  readonly app: TestApplication;
  readonly employer: SignedUp;
  readonly referrer: SignedUp;

  private constructor(app: TestApplication, employer: SignedUp, referrer: SignedUp) {
    this.app = app;
    this.employer = employer;
    this.referrer = referrer;
  }

  static async open(app: TestApplication): Promise<HiringScene> {
    return new HiringScene(app, await signUpEmployer(app), await signUpReferrer(app));
  }

  async post(changes: Record<string, unknown> = {}): Promise<string> {
    const answer = await this.employer.client.post('/api/jobs', { ...framerJob, ...changes });
    if (answer.status !== 201) throw new Error(`Posting answered ${answer.status}: ${answer.body.message}`);
    return answer.body.id;
  }

  async refer(changes: { readonly jobId?: string; readonly workerPhone?: string } = {}): Promise<string> {
    const jobId = changes.jobId ?? (await this.post());
    const answer = await this.referrer.client.post('/api/referrals', referralOf(jobId, changes));
    if (answer.status !== 201) throw new Error(`Referring answered ${answer.status}: ${answer.body.message}`);
    return answer.body.id;
  }

  /** Plain status calls of the employer; the last answer. */
  async move(id: string, ...statuses: string[]) {
    let answer = await this.employer.client.get(`/api/referrals/${id}`);
    for (const status of statuses) {
      answer = await this.employer.client.put(`/api/referrals/${id}/status`, { status, notes: 'a note' });
    }
    return answer;
  }

  /** The newest text to a phone. */
  async lastText(to: string): Promise<string> {
    await this.app.settle();
    const { body } = await this.app.client().get(`/api/dev/outbox?to=${encodeURIComponent(to)}`);
    return body[0]?.body ?? '';
  }
}
