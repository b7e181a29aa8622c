import { newId } from '#kernel/ids.ts';
import { SANDBOX } from '#modules/billing/adapters/billing.tokens.ts';
import { sandboxSecret, signWebhook } from '#modules/billing/adapters/sandbox/provider/webhook-signature.ts';
import { confirmWorker } from '#testing/fixtures/people/confirm-worker.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { CLOCK, UNIT_OF_WORK } from '#platform/tokens.ts';
import { ok, type ProductFixture } from '../product-fixture.ts';
import { FRAMING_JOB } from '../sample-calls.ts';
import { MONEY_CARDS, MoneyFixture } from './money-fixture.ts';
import { REASON, MoneyFixtures } from './fixtures.ts';

const PROFILE = {
  name: 'Hill Country Builders',
  attention: '',
  street: '12 Main St',
  city: 'Austin',
  region: 'TX',
  postalCode: '78701',
  country: 'US',
  poNumber: 'PO 7',
};
const DISPUTE = {
  name: 'test-dispute',
  text: `select unnest(array[id::text, provider_dispute_id]) as id from disputes where payment_id = $1`,
};
const FAILED = {
  name: 'test-failed-withdrawals',
  text: `select id from withdrawals where user_id = $1 and status = 'failed'`,
};
const RECIPIENT = {
  name: 'test-recipient-at-provider',
  text: 'update sandbox_recipients set status = $2 where reference = $1::text',
};

const GIVEN_UP = {
  name: 'test-refund-given-up',
  text: `update refunds set attempts = 4, next_try_at = null where payment_id = $1 and status = 'failed'`,
};

const UNHANDLED = {
  name: 'test-unhandled-events',
  text: `insert into unhandled_events (id, provider, event_id, type, object_id, reason, failed_at, tries, next_try_at)
    select id, 'sandbox', 'evt_' || id, 'refund.updated', 're_1', 'The provider does not know this', $1, 1, $1
      from (select gen_random_uuid() as id from generate_series(1, 2)) n returning id`,
};

/** Posts, plans, disputes and payouts: money that belongs to an account and not to a hire. */
export class AccountFixtures extends MoneyFixtures {
  async play(): Promise<void> {
    await this.posts();
    await this.plans();
    await this.disputes();
    await this.earnings();
    await this.owed();
    await this.skipped();
  }

  private async posts(): Promise<void> {
    const moneyFixture = await MoneyFixture.open(this.app, this.admin, null);
    const { fixture } = moneyFixture;
    const { client } = fixture.employer;
    const packages: Loose[] = ok(await this.app.client().get('/api/job-packages'));
    const packageId = packages[0]?.['id'];
    const ordered = { packageId, jobData: { ...FRAMING_JOB, title: 'Framer by the week' } };
    const post = ok(await client.post('/api/create-job-payment-intent', ordered));
    ok(await fixture.confirm(post));
    const boost = ok(await (await moneyFixture.boost())(newId()));
    ok(await fixture.confirm(boost));
    await this.app.settle();
    await this.days(92);
    const renewed = ok(await client.post(`/api/jobs/${post.jobId}/renew`, { packageId }));
    ok(await fixture.confirm(renewed));
    await this.app.settle();
  }

  private async plans(): Promise<void> {
    const moneyFixture = await MoneyFixture.open(this.app, this.admin, 'good');
    const { client } = moneyFixture.fixture.employer;
    const path = '/api/billing/subscription';
    ok(await client.post(path, { plan: 'pro' }));
    ok(await client.put(path, { plan: 'unlimited' }));
    await moneyFixture.saveCard('failsWhenCharged');
    await this.app.settle();
    const [card, ...others]: Loose[] = ok(await client.get('/api/billing/payment-methods'));
    ok(await client.put(`/api/billing/payment-methods/${card?.['id']}`, { default: true }));
    ok(await client.delete(`/api/billing/payment-methods/${others[0]?.['id']}`));
    ok(await client.post('/api/billing/portal'));
    ok(await client.put('/api/billing/profile', PROFILE));
    ok(await client.delete(path));
    await this.app.settle();
  }

  private async disputes(): Promise<void> {
    const { fixture } = await MoneyFixture.open(this.app, this.admin, null);
    const { client } = this.admin;
    // An offer without a payment.
    ok(await fixture.offer(await fixture.interviewing()));
    const draft = ok(await fixture.offer(await fixture.interviewing()));
    ok(await fixture.confirm(draft.payment, MONEY_CARDS.disputed));
    await this.app.settle();
    const [id, atProvider] = await this.ids(DISPUTE, draft.payment.id);
    ok(await client.post(`/api/admin/disputes/${id}/evidence`, { note: REASON }));
    ok(await client.post(`/api/admin/sandbox-disputes/${atProvider}/decide`, { outcome: 'won' }));
    await this.app.settle();
    ok(
      await client.post(`/api/admin/payments/${draft.payment.id}/refund`, {
        amount: '100.00',
        reason: REASON,
      }),
    );
    await this.app.settle();
    await this.hear(draft.payment.paymentIntentId);
    await this.forgiven();
    await this.paidByHand();
  }

  /** A refund that no bank takes. */
  private async paidByHand(): Promise<void> {
    const moneyFixture = await MoneyFixture.open(this.app, this.admin, null);
    const { fixture } = moneyFixture;
    const draft = ok(await fixture.offer(await fixture.interviewing()));
    ok(await fixture.confirm(draft.payment, MONEY_CARDS.refundFails));
    ok(await fixture.employer.client.post(`/api/offer-letters/${draft.offerLetter.id}/withdraw`, {}));
    await this.app.settle();
    await this.days(1);
    await this.app.application.worker.runDueWork(new Set(['billing.sandbox_banks']));
    await this.app.settle();
    await this.app.application.sql.rows(GIVEN_UP, [draft.payment.id]);
    await moneyFixture.payGivenUp();
  }

  /** A debit that its bank returns, and that an admin forgives. */
  private async forgiven(): Promise<void> {
    const { fixture } = await MoneyFixture.open(this.app, this.admin, null);
    const { payment } = ok(await fixture.offer(await fixture.interviewing()));
    ok(await fixture.confirm(payment, MONEY_CARDS.good));
    await this.app.settle();
    const { application } = this.app;
    await application
      .get(UNIT_OF_WORK)
      .transaction(() => application.get(SANDBOX).disputes.returnDebit(payment.paymentIntentId));
    await this.app.settle();
    const [dispute] = await this.ids(DISPUTE, payment.id);
    ok(await this.admin.client.post(`/api/admin/disputes/${dispute}/forgive`, { reason: REASON }));
    await this.app.settle();
  }

  /** A webhook, as the provider sends it. */
  private async hear(paymentIntentId: string): Promise<void> {
    const event = { id: `evt_${newId()}`, type: 'payment_intent.succeeded', created: 1 };
    const raw = JSON.stringify({ ...event, data: { object: { id: paymentIntentId } } });
    const now = this.app.application.get(CLOCK).now();
    const signature = signWebhook(raw, sandboxSecret(this.app.settings.sessionKeys), now);
    ok(await this.app.client().post('/api/webhooks/stripe', raw, { 'Stripe-Signature': signature }));
  }

  /** A part before its day, and a withdrawal that is started again. */
  private async earnings(): Promise<void> {
    const { fixture } = await MoneyFixture.open(this.app, this.admin, 'good');
    const { client } = fixture.referrer;
    await this.hiredBy(fixture);
    await this.days(17);
    ok(await fixture.takeEarly());
    await this.setRecipient(fixture, 'verifying');
    ok(await client.post('/api/payout-account/withdraw', { amount: '25.00' }));
    await this.app.settle();
    await this.setRecipient(fixture, 'active');
    ok(await client.post('/api/payout-account/refresh'));
    const [failed] = await this.ids(FAILED, fixture.referrer.id);
    ok(await this.admin.client.post(`/api/admin/withdrawals/${failed}/retry`));
    await this.app.settle();
  }

  private async hiredBy(fixture: ProductFixture): Promise<void> {
    const id = await fixture.interviewing();
    await confirmWorker(this.app, id);
    ok(await fixture.put(id, 'hire'));
    await this.app.settle();
  }

  private async setRecipient({ referrer }: ProductFixture, status: string): Promise<void> {
    await this.app.application.sql.rows(RECIPIENT, [referrer.id, status]);
  }

  /** One of two events that nothing could be made of. */
  private async skipped(): Promise<void> {
    const [event] = await this.ids(UNHANDLED, this.app.application.clock.now());
    ok(await this.admin.client.post(`/api/admin/unhandled-events/${event}/skip`, { reason: REASON }));
  }

  /** Someone leaves with money that is theirs. */
  private async owed(): Promise<void> {
    const { fixture } = await MoneyFixture.open(this.app, this.admin, 'good');
    const { client, id } = fixture.referrer;
    await this.hiredBy(fixture);
    await this.days(17);
    ok(await fixture.takeEarly());
    const leaving = { currentPassword: TEST_PASSWORD, forfeit: true };
    ok(await client.send('DELETE', '/api/auth/account', leaving));
    await this.app.settle();
    const paid = { amount: '25.00', reference: 'Check 1042' };
    ok(await this.admin.client.post(`/api/admin/owed-balances/${id}/payout`, paid));
    await this.app.settle();
  }
}
