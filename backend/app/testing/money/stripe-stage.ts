import { expect } from 'vitest';
import { LEDGER_CHECK } from '#modules/billing/index.ts';
import {
  deliverTo,
  startAtStripe,
  WEBHOOK_SECRET,
} from '#modules/billing/testing/stripe/stripe-application.ts';
import { StripeStandIn } from '#modules/billing/testing/stripe/stripe-stand-in.ts';
import type { SignedEvent } from '#modules/billing/testing/stripe/stripe-webhooks.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { ok, ProductFixture } from '../product-fixture.ts';

/** The product with Stripe, which reports everything twice, and an admin who reads the money desk. */
export class StripeStage {
  readonly app: TestApplication;
  readonly stripe: StripeStandIn;
  readonly admin: SignedUp;

  private constructor(app: TestApplication, stripe: StripeStandIn, admin: SignedUp) {
    this.app = app;
    this.stripe = stripe;
    this.admin = admin;
  }

  static async open(): Promise<StripeStage> {
    const stripe = await StripeStandIn.start();
    const app = await startAtStripe(stripe);
    stripe.api.objects.now = () => app.application.clock.now();
    return new StripeStage(app, stripe, await signUpAdmin(app));
  }

  async stop(): Promise<void> {
    await this.app.stop();
    await this.stripe.stop();
  }

  /** Other people than in the tests before. */
  people(): Promise<ProductFixture> {
    return ProductFixture.open(this.app);
  }

  /** Delivers every new event, and then all of them again, also those that the product causes by it. */
  async tellTwice(): Promise<void> {
    const receive = async (event: SignedEvent) => expect((await deliverTo(this.app, event)).status).toBe(200);
    for (let round = 0; round < 2; round += 1) {
      await this.stripe.deliver(receive, {
        arrange: (events) => [...events, ...events],
        secret: WEBHOOK_SECRET,
      });
      await this.app.settle();
    }
  }

  /** Pays at Stripe, which has not reported it yet. */
  payUnreported({ paymentIntentId }: Loose, number = '4242424242424242'): void {
    this.stripe.pay(paymentIntentId, number);
  }

  async pay(payment: Loose, number?: string): Promise<void> {
    this.payUnreported(payment, number);
    await this.tellTwice();
  }

  /** Saves a card for the employer's next charges. */
  async saveCard({ employer: { client } }: ProductFixture, number = '4242424242424242'): Promise<void> {
    const setup: Loose = ok(await client.post('/api/billing/payment-methods'));
    const { objects, charges } = this.stripe.api;
    const intent = objects.get(setup['setupIntentId']);
    charges.setUp(intent, this.stripe.api.addMethod(number, String(intent['customer'])), false);
    await this.tellTwice();
  }

  /** Stripe's refunds that did not fail, in cents. */
  refundedAtStripe({ paymentIntentId }: Loose): number[] {
    const made = this.stripe.api.objects.list('refund', { payment_intent: paymentIntentId });
    return made.filter(({ status }) => status !== 'failed').map(({ amount }) => Number(amount));
  }

  async listed(list: 'refunds' | 'disputes', { id }: Loose): Promise<Loose[]> {
    const all: Loose[] = ok(await this.admin.client.get(`/api/admin/${list}?limit=100`));
    return all.filter(({ paymentId }) => paymentId === id);
  }

  async payment({ id }: Loose): Promise<Loose> {
    return ok(await this.admin.client.get(`/api/admin/payments/${id}`));
  }

  /** Time passes at Stripe and at banks: what waits for them is decided. */
  async later(): Promise<void> {
    this.stripe.api.charges.later();
    await this.tellTwice();
  }

  /** Differences between the books of both sides appear after a day. */
  async problems(): Promise<readonly string[]> {
    for (let day = 0; day < 2; day += 1) await this.app.advance(25);
    return (await this.app.application.get(LEDGER_CHECK).run()).problems;
  }
}

/** The employer's notices of one kind. */
export async function news({ employer }: ProductFixture, type: string): Promise<Loose[]> {
  const all: Loose[] = ok(await employer.client.get('/api/notifications?limit=100'));
  return all.filter((one) => one['type'] === type);
}

/** The employer's documents, newest first. */
export async function invoices({ employer }: ProductFixture): Promise<Loose[]> {
  return ok(await employer.client.get('/api/billing/invoices?limit=100'));
}

/** Both sides have refunded all of the payment once, and the employer and the money desk see it. */
export async function expectRefunded(
  stage: StripeStage,
  fixture: ProductFixture,
  payment: Loose,
  { amount, cause }: { readonly amount: string; readonly cause: string },
): Promise<void> {
  const { id } = payment;
  expect(stage.refundedAtStripe(payment)).toEqual([Number(amount) * 100]);
  const seen = { status: 'succeeded', amount, refunded: amount };
  expect(await fixture.payment(id)).toMatchObject(seen);
  expect((await fixture.payments()).filter((one) => one['id'] === id)).toMatchObject([seen]);
  const refund = { amount, cause, status: 'settled' };
  expect(await stage.listed('refunds', payment)).toMatchObject([{ ...refund, attempts: 1 }]);
  const { refunds, ledger } = await stage.payment(payment);
  expect(refunds).toMatchObject([refund]);
  const kinds = ledger.filter((one: Loose) => one['ofThisPayment']).map(({ kind }: Loose) => kind);
  for (const kind of ['charge_succeeded', 'refund_requested', 'refund_settled'])
    expect(kinds.filter((one: string) => one === kind)).toEqual([kind]);
  const about = (one: Loose) => one['data'].paymentId === id;
  expect((await news(fixture, 'refund_issued')).filter(about)).toMatchObject([
    { message: expect.stringContaining(`We refunded $${amount}.`) },
  ]);
  const documents = (await invoices(fixture)).filter((one) => one['paymentId'] === id);
  expect(documents.slice(0, 2).map(({ kind, total, credited }) => [kind, total, credited])).toEqual([
    ['credit_note', amount, '0.00'],
    ['invoice', amount, amount],
  ]);
  expect(await stage.problems()).toEqual([]);
}
