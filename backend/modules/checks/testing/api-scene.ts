import type { HttpAnswer, Loose } from '../../../platform/testing/http-client.ts';
import {
  signUpEmployer,
  signUpReferrer,
  testPhone,
  type SignedUp,
} from '../../../platform/testing/sign-up.ts';
import type { TestApplication } from '../../../platform/testing/test-application.ts';

const CARD = { cardNumber: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' };

/** The body of an answer that must be a good one. */
export function ok({ status, body }: HttpAnswer<Loose>): Loose {
  if (status >= 300) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The token that a public page's address ends with. */
export function tokenOf(url: unknown): string {
  return String(url).split('/').at(-1) ?? '';
}

/** An employer and a referrer, and candidates whose background is checked. */
export class CheckScene {
  readonly app: TestApplication;
  readonly employer: SignedUp;
  readonly referrer: SignedUp;

  private constructor(app: TestApplication, employer: SignedUp, referrer: SignedUp) {
    this.app = app;
    this.employer = employer;
    this.referrer = referrer;
  }

  static async open(app: TestApplication): Promise<CheckScene> {
    return new CheckScene(app, await signUpEmployer(app), await signUpReferrer(app));
  }

  async referral(worker: Record<string, unknown> = {}): Promise<string> {
    const job = ok(
      await this.employer.client.post('/api/jobs', {
        title: 'Framer',
        company: 'Hill Country Builders',
        description: 'Frame walls and roofs in Austin.',
        location: 'Austin, TX',
        payRate: '$25/hour',
        schedule: 'full-time',
        category: 'framing',
        referralBonus: '500',
      }),
    );
    const referral = ok(
      await this.referrer.client.post('/api/referrals', {
        jobId: job.id,
        referrerName: 'Ana Ruiz',
        referrerPhone: testPhone(),
        workerName: 'Bo Li',
        workerPhone: testPhone(),
        workerEmail: 'bo@example.com',
        relationship: 'friend',
        consent: true,
        ...worker,
      }),
    );
    return referral.id;
  }

  async move(id: string, status: string): Promise<HttpAnswer<Loose>> {
    return this.employer.client.put(`/api/referrals/${id}/status`, { status, notes: 'a note' });
  }

  request(id: string, packageType: unknown = 'basic'): Promise<HttpAnswer<Loose>> {
    return this.employer.client.post(`/api/referrals/${id}/background-check`, { packageType });
  }

  async pay({ paymentIntentId, clientSecret }: Loose): Promise<void> {
    const path = `/api/sandbox-payments/${paymentIntentId}/confirm`;
    ok(await this.employer.client.post(path, { ...CARD, clientSecret }));
    await this.app.settle();
  }

  /** A check that is paid and whose candidate has the link. */
  async asked(
    worker: Record<string, unknown> = {},
    packageType = 'basic',
  ): Promise<{ id: string; token: string }> {
    const id = await this.referral(worker);
    const { url, payment } = ok(await this.request(id, packageType));
    await this.pay(payment);
    return { id, token: tokenOf(url) };
  }

  answer(token: string, body: Record<string, unknown>): Promise<HttpAnswer<Loose>> {
    return this.app.client().post(`/api/background-check-consent/${token}`, body);
  }

  authorize(token: string): Promise<HttpAnswer<Loose>> {
    return this.answer(token, { consentGiven: true, candidateSignature: 'Bo Li' });
  }

  /** A check with its result; "Concern" in the name makes the sandbox find something. */
  async checked(workerName: string, packageType = 'basic'): Promise<string> {
    const { id, token } = await this.asked({ workerName }, packageType);
    ok(await this.authorize(token));
    await this.app.settle();
    await this.app.advance(1);
    return id;
  }

  async state(id: string): Promise<Loose> {
    return ok(await this.employer.client.get(`/api/referrals/${id}/background-check`));
  }

  async referralAnswer(id: string): Promise<Loose> {
    return ok(await this.employer.client.get(`/api/referrals/${id}`));
  }

  /** What was sent to a phone or an address, newest first. */
  async outbox(to: string): Promise<Loose[]> {
    await this.app.settle();
    return ok(await this.app.client().get(`/api/dev/outbox?to=${encodeURIComponent(to)}`));
  }

  async timeline(id: string, client = this.employer.client): Promise<string[]> {
    const entries = ok(await client.get(`/api/referrals/${id}/timeline`));
    return entries.map(({ label }: Loose) => label);
  }

  async books(): Promise<Loose> {
    return ok(await this.app.client().get('/api/dev/ledger-check'));
  }
}
