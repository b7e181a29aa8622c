import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';

const GOOD_CARD = '4242424242424242';

/** An employer and their plan, by the product's calls alone. */
export class PlanStage {
  readonly app: TestApplication;
  readonly employer: SignedUp;

  private constructor(app: TestApplication, employer: SignedUp) {
    this.app = app;
    this.employer = employer;
  }

  static async open(app: TestApplication): Promise<PlanStage> {
    return new PlanStage(app, await signUpEmployer(app));
  }

  /** On this plan, paid with a good card. */
  static async on(app: TestApplication, plan: 'pro' | 'unlimited'): Promise<PlanStage> {
    const stage = await PlanStage.open(app);
    await stage.saveCard();
    const { status, body } = await stage.take(plan);
    if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
    return stage;
  }

  async saveCard(cardNumber = GOOD_CARD): Promise<HttpAnswer<Loose>> {
    const { client } = this.employer;
    const { clientSecret, setupIntentId } = (await client.post('/api/billing/payment-methods')).body;
    const card = { cardNumber, expMonth: 12, expYear: 2099, cvc: '123', clientSecret };
    const answer = await client.post(`/api/sandbox-payments/${setupIntentId}/confirm`, card);
    await this.app.settle();
    return answer;
  }

  take(plan: string): Promise<HttpAnswer<Loose>> {
    return this.employer.client.post('/api/billing/subscription', { plan });
  }

  change(plan: string): Promise<HttpAnswer<Loose>> {
    return this.employer.client.put('/api/billing/subscription', { plan });
  }

  async subscription(): Promise<Loose> {
    return (await this.employer.client.get('/api/billing/subscription')).body;
  }

  async offers(): Promise<Loose[]> {
    return (await this.employer.client.get<Loose[]>('/api/billing/plans')).body;
  }

  /** What invoices have taken, the newest first. */
  async paid(): Promise<string[]> {
    const { invoices } = await this.subscription();
    return invoices.flatMap(({ status, amount }: Loose) => (status === 'paid' ? [amount] : []));
  }

  /** The titles of the newest news, the newest first. */
  async news(): Promise<string[]> {
    await this.app.settle();
    const { body } = await this.employer.client.get<Loose[]>('/api/notifications');
    return body.map(({ title }) => title);
  }

  async days(count: number): Promise<void> {
    await this.app.advance(count * 24);
  }

  /** @throws where the ledger does not agree with what is shown. */
  async assertBooks(): Promise<void> {
    const { problems } = (await this.employer.client.get('/api/dev/ledger-check')).body;
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }
}
