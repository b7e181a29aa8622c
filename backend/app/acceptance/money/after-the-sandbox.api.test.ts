import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_BANKS, SANDBOX_ROUTING } from '#contract/billing/payouts/sandbox-bank.ts';
import { BILLING } from '#modules/billing/index.ts';
import { hireDirectly } from '#modules/billing/testing/hired-referral.ts';
import {
  deliverTo,
  startAtStripe,
  WEBHOOK_SECRET,
} from '#modules/billing/testing/stripe/stripe-application.ts';
import { StripeStandIn } from '#modules/billing/testing/stripe/stripe-stand-in.ts';
import { asId, newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { PlanFixture } from '#testing/fixtures/plan-fixture.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpEmployer, TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ok, ProductFixture, SIGNATURE } from '../../testing/product-fixture.ts';

const CARD = '4242424242424242';
const BANK = { routingNumber: SANDBOX_ROUTING, accountNumber: SANDBOX_BANKS.pays };
const IDS_OF_SANDBOX = `select id from sandbox_customers union select id from sandbox_payment_methods
  union select id from sandbox_payment_intents union select id from sandbox_setup_intents union select id from sandbox_refunds
  union select id from sandbox_disputes union select id from sandbox_subscriptions union select id from sandbox_invoices
  union select id from sandbox_recipients union select id from sandbox_payouts`;
const UNPAID_FOR_LONG = `update subscriptions set status = 'past_due', past_due_since = created_at - interval '40 days'
  where user_id = $1`;

/** Data of the sandbox that exists when Stripe's keys are set. */
interface Left {
  readonly fixture: ProductFixture;
  readonly admin: SignedUp;
  /** Their workers are hired and paid for. */
  readonly hired: { readonly referralId: string };
  /** Due, not paid. */
  readonly open: { readonly employer: SignedUp; readonly paymentId: string };
  readonly plan: SignedUp;
  readonly unpaidPlan: SignedUp;
  readonly dispute: Loose;
  readonly ids: readonly string[];
}

async function leave(app: TestApplication): Promise<Left> {
  const fixture = await ProductFixture.open(app);
  const [admin, employer] = [await signUpAdmin(app), await signUpEmployer(app)];
  const id = await fixture.interviewing();
  const { token, id: letterId } = await fixture.sentLetter(id);
  ok(await fixture.answer(token, SIGNATURE));
  ok(await fixture.put(id, 'hire'));
  expect(letterId).not.toBe('');
  const disputed = ok(await fixture.offer(await fixture.interviewing())).payment;
  ok(await fixture.confirm(disputed, '4000000000000259'));
  await app.settle();
  const [dispute]: Loose[] = ok(await admin.client.get('/api/admin/disputes?state=open'));
  const { payment } = await hireDirectly(app, employer);
  const [plan, unpaidPlan] = [await PlanFixture.on(app, 'pro'), await PlanFixture.on(app, 'unlimited')];
  await runSql(app.application.sql, UNPAID_FOR_LONG, [unpaidPlan.employer.id]);
  await app.settle();
  await leaveTasks(fixture);
  const ids = await runSql<{ id: string }>(app.application.sql, IDS_OF_SANDBOX);
  return {
    fixture,
    admin,
    hired: { referralId: id },
    open: { employer, paymentId: payment['id'] },
    plan: plan.employer,
    unpaidPlan: unpaidPlan.employer,
    dispute: dispute ?? {},
    ids: ids.map(({ id: one }) => one),
  };
}

/** A withdrawal, a refund, a payment that is canceled and a card that is removed wait for the worker. */
async function leaveTasks(fixture: ProductFixture): Promise<void> {
  const { referrer, app } = fixture;
  const reward = { rewardId: newId(), userId: asId<'user'>(referrer.id), amount: Money.ofDollars(40) };
  const referralId = asId<'referral'>(await fixture.interviewing());
  const { application } = app;
  await application
    .get(UNIT_OF_WORK)
    .transaction(() => application.get(BILLING).payReward({ ...reward, referralId }));
  ok(await referrer.client.post('/api/payout-account', { authorized: true }));
  ok(await referrer.client.post('/api/sandbox-payout-account', BANK));
  ok(await referrer.client.post('/api/payout-account/withdraw', { amount: '40.00' }));
  await fixture.saveCard();
  const paid = await fixture.sentLetter(await fixture.interviewing());
  const { client } = fixture.employer;
  const [card]: Loose[] = ok(await client.get('/api/billing/payment-methods'));
  ok(await fixture.withdraw(paid.id));
  ok(await client.delete(`/api/billing/payment-methods/${card?.['id']}`));
  const unpaid = ok(await fixture.offer(await fixture.interviewing()));
  ok(await fixture.withdraw(unpaid.offerLetter.id));
}

describe('after the switch from the sandbox to Stripe', { shuffle: false }, () => {
  let sandbox: TestApplication;
  let app: TestApplication;
  let stripe: StripeStandIn;
  let left: Left;
  beforeAll(async () => {
    sandbox = await startTestApplication({ byDay: true });
    left = await leave(sandbox);
    stripe = await StripeStandIn.start();
    app = await startAtStripe(stripe, { beside: sandbox });
  });
  afterAll(async () => {
    await app.stop();
    await stripe.stop();
    await sandbox.stop();
  });

  const by = (
    { client }: SignedUp,
    method: string,
    path: string,
    body?: object,
  ): Promise<HttpAnswer<Loose>> => app.client().send(method, path, body, { Cookie: client.cookieHeader() });
  const hear = async () => {
    await stripe.deliver((event) => deliverTo(app, event), { secret: WEBHOOK_SECRET });
    await app.settle();
  };

  it('a fee that was paid in the sandbox earned nothing, so it releases no reward', async () => {
    const earned = (of: TestApplication) => of.application.get(BILLING).earnedOn(asId(left.hired.referralId));
    expect((await earned(sandbox)).toDollars()).toBe('425.00');
    expect((await earned(app)).toDollars()).toBe('0.00');
  });

  it('a payment of the sandbox cannot be refunded, because no one would send the money', async () => {
    const [paid] = await runSql<{ id: string }>(
      app.application.sql,
      'select payment_id as id from obligations where referral_id = $1 and payment_id is not null',
      [left.hired.referralId],
    );
    const path = `/api/admin/payments/${paid?.id ?? ''}/refund`;
    const answer = await by(left.admin, 'POST', path, { amount: '1.00', reason: 'A goodwill refund' });
    expect([answer.status, answer.body.code]).toEqual([409, 'billing.other_provider']);
  });

  it('a plan of the sandbox includes no posts, and does not prevent one at Stripe', async () => {
    for (const employer of [left.plan, left.unpaidPlan]) {
      expect(ok(await by(employer, 'GET', '/api/billing/subscription'))).toMatchObject({
        plan: 'starter',
        status: 'none',
        postsRemaining: 0,
      });
    }
    const setup = ok(await by(left.plan, 'POST', '/api/billing/payment-methods'));
    const typed = new URLSearchParams({ client_secret: setup.clientSecret, number: CARD });
    stripe.api.act('POST', ['setup_intents', setup.setupIntentId, 'confirm'], typed);
    await hear();
    ok(await by(left.plan, 'POST', '/api/billing/subscription', { plan: 'pro' }));
    await hear();
    expect(ok(await by(left.plan, 'GET', '/api/billing/subscription'))).toMatchObject({
      plan: 'pro',
      postsRemaining: 25,
    });
  });

  it('an unpaid payment is requested again at Stripe', async () => {
    const { employer, paymentId } = left.open;
    const asked = ok(await by(employer, 'GET', `/api/billing/payments/${paymentId}`));
    expect(left.ids).not.toContain(asked.paymentIntentId);
    stripe.pay(asked.paymentIntentId, CARD);
    await hear();
    expect(ok(await by(employer, 'GET', `/api/billing/payments/${paymentId}`))).toMatchObject({
      status: 'succeeded',
    });
  });

  it('an unpaid payment is named as stuck until Stripe knows it, even if no one opens it', async () => {
    const { payment } = await hireDirectly(sandbox, await signUpEmployer(sandbox));
    await runSql(
      app.application.sql,
      `update payments set created_at = created_at - interval '61 minutes' where id = $1`,
      [payment['id']],
    );
    const named = async (of: TestApplication): Promise<unknown[]> => {
      const problems: string[] = ok(await of.client().get('/api/dev/ledger-check')).problems;
      const desk = ok(await by(left.admin, 'GET', '/api/admin/reconciliation')).stuck;
      const rows = desk.filter(({ paymentId }: Loose) => paymentId === payment['id']);
      return [
        problems.filter((problem) => problem.startsWith(`Payment ${payment['id']} `)),
        rows.map(({ kind }: Loose) => kind),
      ];
    };
    const sentence = `Payment ${payment['id']} of 50000 cents has no intent at the provider`;
    expect(await named(app)).toEqual([[sentence], ['charge_unprepared']]);
    await app.advance(1);
    expect(await named(app)).toEqual([[], []]);
  });

  it('sandbox data does not prevent a person from leaving', async () => {
    for (const person of [left.unpaidPlan, left.fixture.referrer]) {
      const answer = await by(person, 'DELETE', '/api/auth/account', {
        currentPassword: TEST_PASSWORD,
        forfeit: true,
      });
      expect([answer.status, answer.body]).toEqual([204, '']);
    }
  });

  it('no call and no task sends sandbox IDs to Stripe', async () => {
    const { admin, dispute } = left;
    const told = await by(admin, 'POST', `/api/admin/disputes/${dispute['id']}/evidence`, {});
    expect(told.status).toBe(404);
    await app.settle();
    for (let days = 0; days < 3; days += 1) await app.advance(25);
    const asked = stripe.requests.map((request, index) => `${request}?${stripe.fields[index]}`);
    expect(asked.filter((request) => left.ids.some((id) => request.includes(id)))).toEqual([]);
    expect(ok(await app.client().get('/api/dev/ledger-check')).problems).toEqual([]);
  });

  it('a bonus that was paid in the sandbox is released there, without real money', async () => {
    await app.advance(61 * 24);
    const earnings = async (of: TestApplication) => {
      const { coming, released, available } = await of.application
        .get(BILLING)
        .earnings(asId(left.fixture.referrer.id));
      return [coming, released, available].map((amount) => amount.toDollars());
    };
    expect(await earnings(sandbox)).toEqual(['0.00', '540.00', '500.00']);
    expect(await earnings(app)).toEqual(['0.00', '0.00', '0.00']);
    expect(ok(await app.client().get('/api/dev/ledger-check')).problems).toEqual([]);
  });
});
