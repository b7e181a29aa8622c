import type { HttpAnswer, Loose } from './http-client.ts';
import { signUpEmployer, signUpReferrer, testPhone, type SignedUp } from './sign-up.ts';
import type { TestApplication } from './test-application.ts';

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

const CARD = { cardNumber: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' };

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

/** The body of an answer that must be a good one. */
export function ok({ status, body }: HttpAnswer<Loose>): Loose {
  if (status >= 300) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The token that a public page's address ends with. */
export function tokenOf(url: unknown): string {
  return String(url).split('/').at(-1) ?? '';
}

type SceneOf<Scene> = new (app: TestApplication, employer: SignedUp, referrer: SignedUp) => Scene;

/** An employer with jobs, and a referrer with workers: what every story of a hire begins with. */
export class ReferralScene {
  readonly app: TestApplication;
  readonly employer: SignedUp;
  readonly referrer: SignedUp;

  constructor(app: TestApplication, employer: SignedUp, referrer: SignedUp) {
    this.app = app;
    this.employer = employer;
    this.referrer = referrer;
  }

  static async open<Scene>(this: SceneOf<Scene>, app: TestApplication): Promise<Scene> {
    return new this(app, await signUpEmployer(app), await signUpReferrer(app));
  }

  /** A job's id. */
  async post(changes: Record<string, unknown> = {}): Promise<string> {
    return ok(await this.employer.client.post('/api/jobs', { ...framerJob, ...changes })).id;
  }

  /** A referral's id; for a new job where none is named. */
  async refer(changes: Record<string, unknown> = {}): Promise<string> {
    const { jobId: named } = changes;
    const jobId = typeof named === 'string' ? named : await this.post();
    return ok(await this.referrer.client.post('/api/referrals', referralOf(jobId, changes))).id;
  }

  /** Plain status calls of the employer; the last answer. */
  async move(id: string, ...statuses: string[]): Promise<HttpAnswer<Loose>> {
    let answer = await this.employer.client.get(`/api/referrals/${id}`);
    for (const status of statuses) {
      answer = await this.employer.client.put(`/api/referrals/${id}/status`, { status, notes: 'a note' });
    }
    return answer;
  }

  async pay({ paymentIntentId, clientSecret }: Loose): Promise<void> {
    const path = `/api/sandbox-payments/${paymentIntentId}/confirm`;
    ok(await this.employer.client.post(path, { ...CARD, clientSecret }));
    await this.app.settle();
  }

  async referralAnswer(id: string): Promise<Loose> {
    return ok(await this.employer.client.get(`/api/referrals/${id}`));
  }

  /** What was sent to a phone or an address, newest first. */
  async outbox(to: string): Promise<Loose[]> {
    await this.app.settle();
    return ok(await this.app.client().get(`/api/dev/outbox?to=${encodeURIComponent(to)}`));
  }

  /** Whether the ledger balances, and what does not agree. */
  async books(): Promise<Loose> {
    return ok(await this.app.client().get('/api/dev/ledger-check'));
  }
}
