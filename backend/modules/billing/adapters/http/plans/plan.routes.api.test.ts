import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { framerJob } from '#testing/fixtures/referral-fixture.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { PlanStage } from '#testing/fixtures/plan-stage.ts';

const DECLINED_LATER = {
  name: 'test-card-declines',
  text: `update sandbox_payment_methods set behaviour = $2
    where customer_id = (select id from sandbox_customers where reference = $1)`,
};

describe('a plan by the month', () => {
  let app: TestApplication;
  let stage: PlanStage;
  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());
  afterEach(() => stage.assertBooks());

  const cardsNow = (behaviour: 'succeeds' | 'declines') =>
    app.application.sql.rows(DECLINED_LATER, [stage.employer.id, behaviour]);
  const post = (title: string) => stage.employer.client.post('/api/jobs', { ...framerJob, title });

  it('needs a card, charges the first month once, and counts its posts', async () => {
    stage = await PlanStage.open(app);
    expect(await stage.subscription()).toMatchObject({ plan: 'starter', status: 'none', invoices: [] });
    expect((await stage.take('pro')).body).toMatchObject({ code: 'billing.card_needed' });
    await stage.saveCard();
    const answers = await Promise.all([stage.take('pro'), stage.take('pro'), stage.take('pro')]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await stage.paid()).toEqual(['99.00']);
    expect(await stage.subscription()).toMatchObject({
      plan: 'pro',
      status: 'active',
      monthlyPrice: '99.00',
      postsRemaining: 25,
      featuredRemaining: 2,
    });
    expect((await stage.take('unlimited')).body).toMatchObject({ code: 'billing.subscription_running' });
    expect(await stage.news()).toEqual(['Receipt for your plan']);
  });

  it('is refused with a declined card, leaves nothing behind, and goes on with another', async () => {
    stage = await PlanStage.open(app);
    await stage.saveCard();
    await cardsNow('declines');
    expect(await stage.take('pro')).toMatchObject({ status: 402, body: { code: 'billing.card_declined' } });
    expect(await stage.subscription()).toMatchObject({ plan: 'starter', status: 'none', invoices: [] });
    await cardsNow('succeeds');
    expect((await stage.take('unlimited')).body).toMatchObject({ plan: 'unlimited', postsRemaining: -1 });
    expect(await stage.paid()).toEqual(['249.00']);
  });

  it('says what each plan costs today, and charges exactly that', async () => {
    stage = await PlanStage.on(app, 'pro');
    await stage.days(15);
    const [starter, pro, unlimited] = await stage.offers();
    expect(starter).toMatchObject({ change: 'period_end', dueToday: '0.00' });
    expect(pro).toMatchObject({ change: 'current', dueToday: '0.00' });
    expect(unlimited).toMatchObject({ change: 'now', monthlyPrice: '249.00', postsPerMonth: -1 });
    const rests = [28, 29, 30, 31].map((days) => ((249 - 99) * (days - 15)) / days);
    expect(rests.some((rest) => Math.abs(rest - Number(unlimited?.['dueToday'])) < 0.02)).toBe(true);
    expect((await stage.change('unlimited')).body).toMatchObject({ plan: 'unlimited', postsRemaining: -1 });
    const [difference, first] = await stage.paid();
    expect(first).toBe('99.00');
    expect(Math.abs(Number(difference) - Number(unlimited?.['dueToday']))).toBeLessThan(0.02);
  });

  it('goes down at the period’s end, and stays where that is taken back', async () => {
    stage = await PlanStage.on(app, 'unlimited');
    expect((await stage.change('pro')).body).toMatchObject({ plan: 'unlimited', nextPlan: 'pro' });
    expect((await stage.change('unlimited')).body).toMatchObject({ plan: 'unlimited', nextPlan: null });
    expect((await stage.change('pro')).body).toMatchObject({ nextPlan: 'pro', postsRemaining: -1 });
    await stage.days(31);
    expect(await stage.subscription()).toMatchObject({ plan: 'pro', nextPlan: null, postsRemaining: 25 });
    expect(await stage.paid()).toEqual(['99.00', '249.00']);
  });

  it('renews by the clock, once, with the posts of a new month', async () => {
    stage = await PlanStage.on(app, 'pro');
    expect((await post('Framer')).status).toBe(201);
    expect(await stage.subscription()).toMatchObject({ postsRemaining: 24 });
    const before = (await stage.employer.client.get('/api/can-post-job')).body;
    expect(before).toMatchObject({ canPost: true, postsRemaining: 24 + 999 });
    await stage.days(31);
    await Promise.all([app.application.worker.runDueWork(), app.application.worker.runDueWork()]);
    await app.settle();
    expect(await stage.subscription()).toMatchObject({ postsRemaining: 25, status: 'active' });
    expect(await stage.paid()).toEqual(['99.00', '99.00']);
  });

  it('ends with the period that was paid when it is canceled, unless that is taken back', async () => {
    stage = await PlanStage.on(app, 'pro');
    const { status, body } = await stage.employer.client.delete('/api/billing/subscription');
    expect([status, body]).toMatchObject([200, { cancelAtPeriodEnd: true, plan: 'pro' }]);
    expect((await stage.change('pro')).body).toMatchObject({ cancelAtPeriodEnd: false });
    expect((await stage.change('starter')).body).toMatchObject({ cancelAtPeriodEnd: true });
    expect((await post('Still mine')).status).toBe(201);
    await stage.days(31);
    expect(await stage.subscription()).toMatchObject({ plan: 'starter', status: 'none', postsRemaining: 0 });
    expect((await stage.employer.client.get('/api/my-jobs')).body).toMatchObject([{ isActive: true }]);
    expect(await stage.news()).toContain('Your plan ended');
    expect((await stage.take('pro')).status).toBe(200);
  });

  it('ends after three failed tries over fourteen days; what is online stays online', async () => {
    stage = await PlanStage.on(app, 'pro');
    await post('Stays online');
    // Saved like a good one, and declined at the renewal.
    await stage.saveCard('4000000000000341');
    await stage.days(31);
    const due = await stage.subscription();
    expect(due).toMatchObject({ status: 'past_due', plan: 'pro', pastDue: { amount: '99.00', tries: 1 } });
    expect(due['postsRemaining']).toBe(24);
    expect((await stage.change('unlimited')).body).toMatchObject({ code: 'billing.plan_unpaid' });
    await stage.days(7);
    expect(await stage.subscription()).toMatchObject({ status: 'past_due', pastDue: { tries: 2 } });
    await stage.days(7);
    expect(await stage.subscription()).toMatchObject({ plan: 'starter', status: 'none' });
    expect((await stage.employer.client.get('/api/my-jobs')).body).toMatchObject([{ isActive: true }]);
    expect((await stage.news()).filter((title) => title.includes("didn't go through"))).toHaveLength(3);
    expect(await stage.news()).toContain('Your plan ended');
    await stage.days(40);
    expect(await stage.paid()).toEqual(['99.00']);
  });

  it('goes on when what is due is paid with another card', async () => {
    stage = await PlanStage.on(app, 'pro');
    await cardsNow('declines');
    await stage.days(31);
    const { client } = stage.employer;
    expect((await client.post('/api/billing/subscription/pay')).body.code).toBe('billing.card_declined');
    await stage.saveCard();
    const paid = await Promise.all([
      client.post('/api/billing/subscription/pay'),
      client.post('/api/billing/subscription/pay'),
    ]);
    expect(paid.map(({ status }) => status).filter((status) => status === 200)).not.toEqual([]);
    expect(await stage.subscription()).toMatchObject({
      status: 'active',
      pastDue: null,
      postsRemaining: 25,
    });
    expect(await stage.paid()).toEqual(['99.00', '99.00']);
    await stage.days(31);
    expect(await stage.paid()).toEqual(['99.00', '99.00', '99.00']);
  });

  it('keeps its only card until its owner says that the next payment may fail', async () => {
    stage = await PlanStage.on(app, 'pro');
    const { client } = stage.employer;
    const { nextPayment } = await stage.subscription();
    expect(nextPayment).toEqual({ amount: '99.00', at: (await stage.subscription())['currentPeriodEnd'] });
    const remove = async (query = '') => {
      const [card] = await stage.cards();
      return client.delete(`/api/billing/payment-methods/${card?.['id']}${query}`);
    };
    expect(await remove()).toMatchObject({
      status: 409,
      body: { code: 'billing.plan_needs_card', ...nextPayment },
    });
    await stage.saveCard();
    const both = (await stage.cards()).map(({ id }) => client.delete(`/api/billing/payment-methods/${id}`));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([204, 409]);
    expect(await remove('?plan=whatever')).toMatchObject({ status: 400 });
    expect(await remove('?plan=leave_unpaid')).toMatchObject({ status: 204 });
    await app.settle();
    expect((await stage.change('unlimited')).body).toMatchObject({ code: 'billing.card_needed' });
    await stage.days(31);
    expect(await stage.subscription()).toMatchObject({ status: 'past_due', pastDue: { tries: 1 } });
    expect(await stage.paid()).toEqual(['99.00']);
  });

  it('lets its only card go when no payment is ahead', async () => {
    stage = await PlanStage.on(app, 'pro');
    await stage.change('starter');
    expect(await stage.subscription()).toMatchObject({ cancelAtPeriodEnd: true, nextPayment: null });
    const [card] = await stage.cards();
    expect((await stage.employer.client.delete(`/api/billing/payment-methods/${card?.['id']}`)).status).toBe(
      204,
    );
  });

  it('says what a smaller plan costs next, and when what is due is tried next', async () => {
    stage = await PlanStage.on(app, 'unlimited');
    await stage.change('pro');
    expect(await stage.subscription()).toMatchObject({ nextPayment: { amount: '99.00' } });
    await stage.saveCard('4000000000000341');
    await stage.days(31);
    const { pastDue, nextPayment } = await stage.subscription();
    expect(nextPayment).toEqual({ amount: pastDue.amount, at: pastDue.nextTryAt });
  });

  it('gives no more posts than it includes, however many are posted at the same moment', async () => {
    stage = await PlanStage.on(app, 'pro');
    const left = {
      name: 'test-few-left',
      text: `update subscriptions set job_posts_remaining = 4 where user_id = $1`,
    };
    const none = {
      name: 'test-none-free',
      text: `update users set free_job_posts_remaining = 0 where id = $1`,
    };
    await app.application.sql.rows(left, [stage.employer.id]);
    await app.application.sql.rows(none, [stage.employer.id]);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => post(`Framer ${at}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(6);
    expect(await stage.subscription()).toMatchObject({ postsRemaining: 0 });
    await stage.change('unlimited');
    expect((await post('As many as one likes')).status).toBe(201);
    expect((await stage.employer.client.get('/api/can-post-job')).body.postsRemaining).toBe(-1);
  });

  it('leads to the page where cards and invoices are managed', async () => {
    stage = await PlanStage.open(app);
    const { status, body } = await stage.employer.client.post('/api/billing/portal');
    expect([status, body]).toEqual([200, { url: 'http://crewvine.test/employer/plans' }]);
    expect((await stage.change('pro')).body.code).toBe('billing.no_subscription');
    expect((await stage.employer.client.post('/api/billing/subscription/pay')).status).toBe(404);
    expect((await stage.take('starter')).status).toBe(400);
  });
});
