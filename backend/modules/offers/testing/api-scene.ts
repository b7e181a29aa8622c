import type { HttpAnswer, Loose } from '../../../platform/testing/http-client.ts';
import {
  signUpEmployer,
  signUpReferrer,
  testPhone,
  type SignedUp,
} from '../../../platform/testing/sign-up.ts';
import type { TestApplication } from '../../../platform/testing/test-application.ts';

export const offerData = {
  startDate: '2026-12-07',
  payRate: '25',
  payType: 'hourly',
  workLocation: 'Austin, TX',
  benefits: ['health-insurance', 'holidays'],
};

const CARD = { cardNumber: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' };

/** An employer and a referrer, with workers who come to interviews. */
export class OfferScene {
  readonly app: TestApplication;
  readonly employer: SignedUp;
  readonly referrer: SignedUp;

  private constructor(app: TestApplication, employer: SignedUp, referrer: SignedUp) {
    this.app = app;
    this.employer = employer;
    this.referrer = referrer;
  }

  static async open(app: TestApplication): Promise<OfferScene> {
    return new OfferScene(app, await signUpEmployer(app), await signUpReferrer(app));
  }

  async referral(workerPhone = testPhone()): Promise<string> {
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
        workerPhone,
        workerEmail: 'bo@example.com',
        relationship: 'friend',
        consent: true,
      }),
    );
    return referral.id;
  }

  /** A referral whose worker is interviewing. */
  async interviewing(workerPhone?: string): Promise<string> {
    const id = await this.referral(workerPhone);
    ok(
      await this.employer.client.put(`/api/referrals/${id}/status`, {
        status: 'interview_scheduled',
        notes: 'On Monday',
      }),
    );
    return id;
  }

  create(referralId: string, change: Record<string, unknown> = {}): Promise<HttpAnswer<Loose>> {
    const body = { offerData: { ...offerData, ...change }, addOns: { drugTest: true } };
    return this.employer.client.put(`/api/referrals/${referralId}/create-offer`, body);
  }

  async pay({ paymentIntentId, clientSecret }: Loose): Promise<void> {
    const path = `/api/sandbox-payments/${paymentIntentId}/confirm`;
    ok(await this.employer.client.post(path, { ...CARD, clientSecret }));
    await this.app.settle();
  }

  /** A letter that was made and paid. */
  async paidDraft(referralId: string): Promise<Loose> {
    const { offerLetter, payment } = ok(await this.create(referralId));
    await this.pay(payment);
    return offerLetter;
  }

  send(letterId: string): Promise<HttpAnswer<Loose>> {
    return this.employer.client.post(`/api/offer-letters/${letterId}/send`, { provider: 'docusign' });
  }

  /** A letter on its way, and its candidate's token. */
  async sent(): Promise<{ referralId: string; id: string; token: string }> {
    const referralId = await this.interviewing();
    const { id } = await this.paidDraft(referralId);
    const { signingUrl } = ok(await this.send(id));
    return { referralId, id, token: String(signingUrl).split('/').at(-1) ?? '' };
  }

  async referralStatus(id: string): Promise<string> {
    return ok(await this.employer.client.get(`/api/referrals/${id}`)).status;
  }

  /** Whether the ledger balances. */
  async booksBalance(): Promise<boolean> {
    return ok(await this.app.client().get('/api/dev/ledger-check')).balanced;
  }
}

/** The body of an answer that must be a good one. */
export function ok({ status, body }: HttpAnswer<Loose>): Loose {
  if (status >= 300) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
