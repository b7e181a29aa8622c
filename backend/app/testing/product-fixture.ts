import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { certifyChecks } from '#testing/fixtures/people/certify-checks.ts';
import { sentToken } from '#testing/fixtures/people/sent-token.ts';
import { signUpEmployer, signUpReferrer, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { FRAMING_JOB } from './sample-calls.ts';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  authenticating: '4000002500003155',
} as const;

export const SIGNATURE = { acceptedTerms: true, signature: 'Bo Li', esignConsent: true };

/** At $25 an hour: a first month of $4,000, and a platform fee of $400. */
const OFFER = {
  payRate: '25',
  payType: 'hourly',
  workLocation: 'Austin, TX',
  benefits: ['health-insurance', 'holidays'],
};

/** The body of an answer that must be a good one. */
export function ok({ status, body }: HttpAnswer<Loose>): Loose {
  if (status >= 300) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** An employer and a referrer, who know the product only by its calls. */
export class ProductFixture {
  readonly app: TestApplication;
  readonly employer: SignedUp;
  readonly referrer: SignedUp;

  private constructor(app: TestApplication, employer: SignedUp, referrer: SignedUp) {
    this.app = app;
    this.employer = employer;
    this.referrer = referrer;
  }

  static async open(app: TestApplication): Promise<ProductFixture> {
    const employer = await signUpEmployer(app);
    await certifyChecks(employer.client);
    return new ProductFixture(app, employer, await signUpReferrer(app));
  }

  /** Work starts today, so that a hire can be completed as well. */
  private terms(): object {
    return { ...OFFER, startDate: dayAhead(0, this.app.application.clock.now()) };
  }

  /** Where the ledger does not balance, or not agree with what people are shown. */
  async problems(): Promise<string[]> {
    return ok(await this.app.client().get('/api/dev/ledger-check')).problems;
  }

  async job(changes: Record<string, unknown> = {}): Promise<Loose> {
    return ok(await this.employer.client.post('/api/jobs', { ...FRAMING_JOB, ...changes }));
  }

  refer(jobId: string, workerPhone = testPhone()): Promise<HttpAnswer<Loose>> {
    return this.referrer.client.post('/api/referrals', {
      jobId,
      referrerName: 'Ana Ruiz',
      referrerPhone: testPhone(),
      workerName: 'Bo Li',
      workerPhone,
      workerEmail: 'bo@example.com',
      relationship: 'friend',
      consent: true,
    });
  }

  /** A referral whose worker is interviewing for a job of its own. */
  async interviewing(changes: Record<string, unknown> = {}): Promise<string> {
    const { id } = ok(await this.refer((await this.job(changes)).id));
    ok(await this.status(id, 'interview_scheduled'));
    return id;
  }

  status(id: string, status: string, more: Record<string, unknown> = {}): Promise<HttpAnswer<Loose>> {
    return this.employer.client.put(`/api/referrals/${id}/status`, { status, notes: 'a note', ...more });
  }

  put(id: string, action: string, body: object = {}): Promise<HttpAnswer<Loose>> {
    return this.employer.client.put(`/api/referrals/${id}/${action}`, body);
  }

  offer(id: string, addOns: object = {}): Promise<HttpAnswer<Loose>> {
    return this.put(id, 'create-offer', { offerData: this.terms(), addOns });
  }

  amend(letterId: string, payRate: string): Promise<HttpAnswer<Loose>> {
    return this.employer.client.post(`/api/offer-letters/${letterId}/amend`, {
      offerData: { ...this.terms(), payRate },
    });
  }

  propose(token: string, payRate: string): Promise<HttpAnswer<Loose>> {
    return this.app.client().post(`/api/offer-letters/sign/${token}/counter`, { payRate });
  }

  answerCounter(letterId: string, accept: boolean): Promise<HttpAnswer<Loose>> {
    return this.employer.client.post(`/api/offer-letters/${letterId}/counter`, { accept });
  }

  letter(referralId: string): Promise<HttpAnswer<Loose>> {
    return this.employer.client.get(`/api/offer-letters/referral/${referralId}`);
  }

  quote(referralId: string, addOns = ''): Promise<HttpAnswer<Loose>> {
    const query = new URLSearchParams({ referralId, payRate: '25', payType: 'hourly', addOns });
    return this.employer.client.get(`/api/offer-letters/quote?${query.toString()}`);
  }

  confirm(
    { paymentIntentId, clientSecret }: Loose,
    cardNumber: string = CARDS.good,
    authenticate = false,
  ): Promise<HttpAnswer<Loose>> {
    return this.employer.client.post(`/api/sandbox-payments/${paymentIntentId}/confirm`, {
      cardNumber,
      expMonth: 12,
      expYear: 2099,
      cvc: '123',
      clientSecret,
      authenticate,
    });
  }

  /** Pays with a card, if no saved one has paid already. */
  async pay(payment: Loose): Promise<void> {
    if (payment.clientSecret) ok(await this.confirm(payment));
    await this.app.settle();
  }

  /** Saves a card and makes it the default one. */
  async saveCard(cardNumber: string = CARDS.good): Promise<void> {
    const path = '/api/billing/payment-methods';
    const cards = async (): Promise<Loose[]> => ok(await this.employer.client.get(path));
    const known = (await cards()).map(({ id }) => id);
    const setup = ok(await this.employer.client.post('/api/billing/payment-methods'));
    ok(await this.confirm({ ...setup, paymentIntentId: setup.setupIntentId }, cardNumber, true));
    await this.app.settle();
    const added = (await cards()).find(({ id }) => !known.includes(id));
    if (added) ok(await this.employer.client.put(`${path}/${added['id']}`, { default: true }));
    await this.app.settle();
  }

  async payment(id: string): Promise<Loose> {
    return ok(await this.employer.client.get(`/api/billing/payments/${id}`));
  }

  async payments(): Promise<Loose[]> {
    return ok(await this.employer.client.get('/api/billing/payments?limit=100'));
  }

  async summary(): Promise<Loose> {
    const { byMonth: _byMonth, ...figures } = ok(await this.employer.client.get('/api/billing/summary'));
    return figures;
  }

  /** A figure of the employer's billing over all months, in dollars: a clock that is moved on crosses months. */
  async total(figure: 'spend' | 'refunds'): Promise<number> {
    const { byMonth } = ok(await this.employer.client.get('/api/billing/summary'));
    return byMonth.reduce((sum: number, month: Loose) => sum + Number(month[figure]), 0);
  }

  send(letterId: string): Promise<HttpAnswer<Loose>> {
    return this.employer.client.post(`/api/offer-letters/${letterId}/send`, { provider: 'docusign' });
  }

  withdraw(letterId: string): Promise<HttpAnswer<Loose>> {
    return this.employer.client.post(`/api/offer-letters/${letterId}/withdraw`, { reason: 'Budget' });
  }

  /** A paid letter on its way, from a referral that is interviewing. */
  async sentLetter(id: string, addOns: object = {}): Promise<{ id: string; token: string; payment: Loose }> {
    const { offerLetter, payment } = ok(await this.offer(id, addOns));
    await this.pay(payment);
    const { signingUrl } = ok(await this.send(offerLetter.id));
    return { id: offerLetter.id, token: await this.sentToken(signingUrl), payment };
  }

  /** The token of the candidate's link, found by the link that is copied. */
  sentToken(signingUrl: unknown): Promise<string> {
    return sentToken(this.app, signingUrl);
  }

  /** The candidate has no account. */
  answer(token: string, body: object): Promise<HttpAnswer<Loose>> {
    return this.app.client().post(`/api/offer-letters/sign/${token}`, body);
  }

  /** The referral in its owner's view. */
  async seen(id: string): Promise<Loose> {
    return ok(await this.employer.client.get(`/api/referrals/${id}`));
  }

  async stats(): Promise<Loose> {
    return ok(await this.referrer.client.get('/api/referrer-stats'));
  }

  async completed(): Promise<Loose[]> {
    return ok(await this.referrer.client.get('/api/completed-referrals'));
  }

  claim(id: string, body: object): Promise<HttpAnswer<Loose>> {
    return this.referrer.client.post(`/api/referrals/${id}/payout`, body);
  }

  /** The next part of a bonus, where one can be had before its day. */
  async takeEarly(): Promise<HttpAnswer<Loose>> {
    const offered = await this.referrer.client.get<Loose[]>('/api/early-payouts');
    const [next] = offered.status === 200 ? offered.body : [];
    if (!next) return offered;
    return this.referrer.client.post(`/api/milestones/${next.id}/early-payout`, { payout: next.payout });
  }

  /** By the development tool, as a person moves it. */
  async days(days: number): Promise<void> {
    ok(await this.app.client().post('/api/dev/clock', { advanceHours: days * 24 }));
  }
}
