import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { framerJob } from '#testing/fixtures/referral-fixture.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { PlanFixture } from '#testing/fixtures/plan-fixture.ts';

const DECLINED_LATER = {
  name: 'test-card-declines',
  text: `update sandbox_payment_methods set behaviour = $2
    where customer_id = (select id from sandbox_customers where reference = $1)`,
};

describe('a monthly plan', () => {
  let app: TestApplication;
  let plan: PlanFixture;
  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());
  afterEach(() => plan.assertBooks());

  const cardsNow = (behavior: 'succeeds' | 'declines') =>
    app.application.sql.rows(DECLINED_LATER, [plan.employer.id, behavior]);
  const actionsOf = async () =>
    Object.fromEntries((await plan.offers()).map(({ plan: name, actions }) => [name, actions]));
  const post = (title: string) => plan.employer.client.post('/api/jobs', { ...framerJob, title });

  it('a plan needs a card, charges the first month once, and counts its posts', async () => {
    plan = await PlanFixture.open(app);
    expect(await plan.subscription()).toMatchObject({ plan: 'starter', status: 'none', invoices: [] });
    expect((await plan.take('pro')).body).toMatchObject({ code: 'billing.card_needed' });
    await plan.saveCard();
    const answers = await Promise.all([plan.take('pro'), plan.take('pro'), plan.take('pro')]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await plan.paid()).toEqual(['99.00']);
    expect(await plan.subscription()).toMatchObject({
      plan: 'pro',
      status: 'active',
      monthlyPrice: '99.00',
      postsRemaining: 25,
      featuredRemaining: 2,
    });
    expect((await plan.take('unlimited')).body).toMatchObject({ code: 'billing.subscription_running' });
    expect(await plan.news()).toEqual(['Receipt for your plan']);
  });

  it('a plan with a declined card is refused without a trace, and another card can start it', async () => {
    plan = await PlanFixture.open(app);
    await plan.saveCard();
    await cardsNow('declines');
    expect(await plan.take('pro')).toMatchObject({ status: 402, body: { code: 'billing.card_declined' } });
    expect(await plan.subscription()).toMatchObject({ plan: 'starter', status: 'none', invoices: [] });
    await cardsNow('succeeds');
    expect((await plan.take('unlimited')).body).toMatchObject({ plan: 'unlimited', postsRemaining: -1 });
    expect(await plan.paid()).toEqual(['249.00']);
  });

  it('today’s price of each plan is shown, and exactly that is charged', async () => {
    plan = await PlanFixture.on(app, 'pro');
    await plan.days(15);
    const [starter, pro, unlimited] = await plan.offers();
    expect(starter).toMatchObject({ change: 'period_end', dueToday: '0.00' });
    expect(pro).toMatchObject({ change: 'current', dueToday: '0.00' });
    expect(unlimited).toMatchObject({ change: 'now', monthlyPrice: '249.00', postsPerMonth: -1 });
    const rests = [28, 29, 30, 31].map((days) => ((249 - 99) * (days - 15)) / days);
    expect(rests.some((rest) => Math.abs(rest - Number(unlimited?.['dueToday'])) < 0.02)).toBe(true);
    expect((await plan.change('unlimited')).body).toMatchObject({ plan: 'unlimited', postsRemaining: -1 });
    const [difference, first] = await plan.paid();
    expect(first).toBe('99.00');
    expect(Math.abs(Number(difference) - Number(unlimited?.['dueToday']))).toBeLessThan(0.02);
  });

  it('a downgrade applies at the period’s end, and can be canceled before', async () => {
    plan = await PlanFixture.on(app, 'unlimited');
    expect((await plan.change('pro')).body).toMatchObject({ plan: 'unlimited', nextPlan: 'pro' });
    expect((await plan.change('unlimited')).body).toMatchObject({ plan: 'unlimited', nextPlan: null });
    expect((await plan.change('pro')).body).toMatchObject({ nextPlan: 'pro', postsRemaining: -1 });
    await plan.days(31);
    expect(await plan.subscription()).toMatchObject({ plan: 'pro', nextPlan: null, postsRemaining: 25 });
    expect(await plan.paid()).toEqual(['99.00', '249.00']);
  });

  it('a plan renews on schedule, once, with the posts of a new month', async () => {
    plan = await PlanFixture.on(app, 'pro');
    expect((await post('Framer')).status).toBe(201);
    expect(await plan.subscription()).toMatchObject({ postsRemaining: 24 });
    const before = (await plan.employer.client.get('/api/can-post-job')).body;
    expect(before).toMatchObject({ canPost: true, postsRemaining: 24 + 999 });
    await plan.days(31);
    await Promise.all([app.application.worker.runDueWork(), app.application.worker.runDueWork()]);
    await app.settle();
    expect(await plan.subscription()).toMatchObject({ postsRemaining: 25, status: 'active' });
    expect(await plan.paid()).toEqual(['99.00', '99.00']);
  });

  it('a canceled plan ends with its paid period, and the cancellation can be reversed', async () => {
    plan = await PlanFixture.on(app, 'pro');
    const { status, body } = await plan.employer.client.delete('/api/billing/subscription');
    expect([status, body]).toMatchObject([200, { cancelAtPeriodEnd: true, plan: 'pro' }]);
    expect((await plan.change('pro')).body).toMatchObject({ cancelAtPeriodEnd: false });
    expect(await actionsOf()).toEqual({ starter: ['choose'], pro: [], unlimited: ['choose'] });
    expect((await plan.change('starter')).body).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await actionsOf()).toMatchObject({ pro: ['choose'] });
    expect((await post('Still mine')).status).toBe(201);
    await plan.days(31);
    expect(await plan.subscription()).toMatchObject({ plan: 'starter', status: 'none', postsRemaining: 0 });
    expect((await plan.employer.client.get('/api/my-jobs')).body).toMatchObject([{ isActive: true }]);
    expect(await plan.news()).toContain('Your plan ended');
    expect((await plan.take('pro')).status).toBe(200);
  });

  it('a plan ends after three failed tries over fourteen days, and its online posts remain online', async () => {
    plan = await PlanFixture.on(app, 'pro');
    await post('Stays online');
    // Saves normally, and is declined at the renewal.
    await plan.saveCard('4000000000000341');
    await plan.days(31);
    const due = await plan.subscription();
    expect(due).toMatchObject({ status: 'past_due', plan: 'pro', pastDue: { amount: '99.00', tries: 1 } });
    expect(due['postsRemaining']).toBe(24);
    expect(await actionsOf()).toEqual({ starter: ['choose'], pro: [], unlimited: [] });
    expect((await plan.change('unlimited')).body).toMatchObject({ code: 'billing.plan_unpaid' });
    await plan.days(7);
    expect(await plan.subscription()).toMatchObject({ status: 'past_due', pastDue: { tries: 2 } });
    await plan.days(7);
    expect(await plan.subscription()).toMatchObject({ plan: 'starter', status: 'none' });
    expect((await plan.employer.client.get('/api/my-jobs')).body).toMatchObject([{ isActive: true }]);
    expect((await plan.news()).filter((title) => title.includes("didn't go through"))).toHaveLength(3);
    expect(await plan.news()).toContain('Your plan ended');
    await plan.days(40);
    expect(await plan.paid()).toEqual(['99.00']);
  });

  it('an unpaid plan continues when another card pays', async () => {
    plan = await PlanFixture.on(app, 'pro');
    await cardsNow('declines');
    await plan.days(31);
    const { client } = plan.employer;
    expect((await client.post('/api/billing/subscription/pay')).body.code).toBe('billing.card_declined');
    await plan.saveCard();
    const paid = await Promise.all([
      client.post('/api/billing/subscription/pay'),
      client.post('/api/billing/subscription/pay'),
    ]);
    expect(paid.map(({ status }) => status).filter((status) => status === 200)).not.toEqual([]);
    expect(await plan.subscription()).toMatchObject({
      status: 'active',
      pastDue: null,
      postsRemaining: 25,
    });
    expect(await plan.paid()).toEqual(['99.00', '99.00']);
    await plan.days(31);
    expect(await plan.paid()).toEqual(['99.00', '99.00', '99.00']);
  });

  it('removing a plan’s only card requires its owner’s confirmation that the next payment may fail', async () => {
    plan = await PlanFixture.on(app, 'pro');
    const { client } = plan.employer;
    const { nextPayment } = await plan.subscription();
    expect(nextPayment).toEqual({ amount: '99.00', at: (await plan.subscription())['currentPeriodEnd'] });
    const remove = async (query = '') => {
      const [card] = await plan.cards();
      return client.delete(`/api/billing/payment-methods/${card?.['id']}${query}`);
    };
    expect(await remove()).toMatchObject({
      status: 409,
      body: { code: 'billing.plan_needs_card', ...nextPayment },
    });
    await plan.saveCard();
    const both = (await plan.cards()).map(({ id }) => client.delete(`/api/billing/payment-methods/${id}`));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([204, 409]);
    expect(await remove('?plan=whatever')).toMatchObject({ status: 400 });
    expect(await remove('?plan=leave_unpaid')).toMatchObject({ status: 204 });
    await app.settle();
    expect((await plan.change('unlimited')).body).toMatchObject({ code: 'billing.card_needed' });
    await plan.days(31);
    expect(await plan.subscription()).toMatchObject({ status: 'past_due', pastDue: { tries: 1 } });
    expect(await plan.paid()).toEqual(['99.00']);
  });

  it('a plan’s only card can be removed when no payment is ahead', async () => {
    plan = await PlanFixture.on(app, 'pro');
    await plan.change('starter');
    expect(await plan.subscription()).toMatchObject({ cancelAtPeriodEnd: true, nextPayment: null });
    const [card] = await plan.cards();
    expect((await plan.employer.client.delete(`/api/billing/payment-methods/${card?.['id']}`)).status).toBe(
      204,
    );
  });

  it('a smaller plan shows its next price, and an unpaid plan shows the next try', async () => {
    plan = await PlanFixture.on(app, 'unlimited');
    await plan.change('pro');
    expect(await plan.subscription()).toMatchObject({ nextPayment: { amount: '99.00' } });
    await plan.saveCard('4000000000000341');
    await plan.days(31);
    const { pastDue, nextPayment } = await plan.subscription();
    expect(nextPayment).toEqual({ amount: pastDue.amount, at: pastDue.nextTryAt });
  });

  it('a plan includes no extra posts, even for parallel requests', async () => {
    plan = await PlanFixture.on(app, 'pro');
    const left = {
      name: 'test-few-left',
      text: `update subscriptions set job_posts_remaining = 4 where user_id = $1`,
    };
    const none = {
      name: 'test-none-free',
      text: `update users set free_job_posts_remaining = 0 where id = $1`,
    };
    await app.application.sql.rows(left, [plan.employer.id]);
    await app.application.sql.rows(none, [plan.employer.id]);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => post(`Framer ${at}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(6);
    expect(await plan.subscription()).toMatchObject({ postsRemaining: 0 });
    await plan.change('unlimited');
    expect((await post('As many as one likes')).status).toBe(201);
    expect((await plan.employer.client.get('/api/can-post-job')).body.postsRemaining).toBe(-1);
  });

  it('the portal leads to the page for cards and invoices', async () => {
    plan = await PlanFixture.open(app);
    const { status, body } = await plan.employer.client.post('/api/billing/portal');
    expect([status, body]).toEqual([200, { url: 'http://crewvine.test/employer/plans' }]);
    expect((await plan.change('pro')).body.code).toBe('billing.no_subscription');
    expect((await plan.employer.client.post('/api/billing/subscription/pay')).status).toBe(404);
    expect((await plan.take('starter')).status).toBe(400);
  });
});
