import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { domainEvent, type DomainEvent } from '#kernel/domain-events.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { EVENT_CONSUMERS, UNIT_OF_WORK } from '#platform/tokens.ts';
import { framerJob } from '#testing/fixtures/referral-fixture.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const ACTIVATION = 'hiring.activate_paid_jobs';

describe('a paid job post over HTTP', () => {
  let app: TestApplication;
  let employer: SignedUp;
  let packages: Loose[];
  beforeAll(async () => {
    app = await startTestApplication();
    packages = (await app.client().get('/api/job-packages')).body;
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    employer = await signUpEmployer(app);
  });

  const packageId = (name: string): string => packages.find((pack) => pack.name === name)?.id;
  const order = (name = 'Featured', changes: Loose = {}, by = employer) =>
    by.client.post('/api/create-job-payment-intent', {
      packageId: packageId(name),
      jobData: { ...framerJob, ...changes },
    });
  const pay = async ({ paymentIntentId, clientSecret }: Loose, cardNumber = GOOD) => {
    const card = { cardNumber, expMonth: 12, expYear: 2099, cvc: '123', clientSecret };
    const answer = await employer.client.post(`/api/sandbox-payments/${paymentIntentId}/confirm`, card);
    await app.settle();
    return answer;
  };
  const myJobs = async (): Promise<Loose[]> => (await employer.client.get('/api/my-jobs')).body;
  const charged = async (): Promise<string[]> => {
    const payments: Loose[] = (await employer.client.get('/api/billing/payments')).body;
    return payments.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
  };

  it('a post opens when its payment has succeeded, at the price of the package', async () => {
    const { status, body } = await order('Featured', { price: '1.00' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ amount: '99.00', status: 'requires_payment' });
    expect(body.clientSecret).toBeTruthy();
    expect((await app.client().get(`/api/jobs/${body.jobId}`)).status).toBe(404);
    await pay(body);
    const opened = (await app.client().get(`/api/jobs/${body.jobId}`)).body;
    expect(opened).toMatchObject({ isActive: true, postingType: 'paid', paymentStatus: 'paid' });
    expect(opened.isFeatured).toBe(true);
    expect(await charged()).toEqual(['99.00']);
    expect((await employer.client.get('/api/can-post-job')).body.postsRemaining).toBe(999);
    expect((await employer.client.get('/api/dev/ledger-check')).body).toMatchObject({ balanced: true });
  });

  it('a declined card leaves the post closed, with any request of its owner, and another card opens it', async () => {
    const { body } = await order('Basic');
    expect((await pay(body, DECLINED)).status).toBe(402);
    const open = { isActive: true };
    expect((await employer.client.patch(`/api/jobs/${body.jobId}`, open)).body.code).toBe(
      'hiring.job_unpaid',
    );
    const waiting = (await employer.client.get(`/api/jobs/${body.jobId}/payment`)).body;
    expect(waiting.paymentIntentId).toBe(body.paymentIntentId);
    await pay(waiting);
    expect((await myJobs()).map(({ isActive }) => isActive)).toEqual([true]);
  });

  it('a post is charged once, with any number of simultaneous orders', async () => {
    const answers = await Promise.all([order(), order(), order()]);
    expect(new Set(answers.map(({ body }) => body.paymentIntentId)).size).toBe(1);
    await pay(answers[0]?.body);
    const again = await order();
    expect(again.body).toMatchObject({ status: 'succeeded', clientSecret: null });
    expect(await myJobs()).toHaveLength(1);
    expect(await charged()).toEqual(['99.00']);
  });

  it('a post opens with the ordered package, even under another name when it is paid', async () => {
    const rename = (id: string, name: string) =>
      runSql(app.application.sql, 'update job_posting_packages set name = $2 where id = $1', [id, name]);
    const { body } = await order('Basic');
    // Premium takes the name of the ordered package.
    await rename(packageId('Basic'), 'Starter');
    await rename(packageId('Premium'), 'Basic');
    await pay(body);
    await rename(packageId('Premium'), 'Premium');
    await rename(packageId('Basic'), 'Basic');
    const opened = (await app.client().get(`/api/jobs/${body.jobId}`)).body;
    expect(opened).toMatchObject({ isActive: true, paymentStatus: 'paid', isFeatured: false });
  });

  it('another text or another package makes another post', async () => {
    const ids = [await order(), await order('Basic'), await order('Featured', { title: 'Roofer' })];
    expect(new Set(ids.map(({ body }) => body.jobId)).size).toBe(3);
  });

  it('an order requires an existing package, a complete job and an employer', async () => {
    expect((await order('Golden')).body.message).toBe('Please select a package');
    const unknown = { packageId: '0193e6a4-9d5c-7000-8000-000000000001', jobData: framerJob };
    const answer = await employer.client.post('/api/create-job-payment-intent', unknown);
    expect(answer.body.code).toBe('hiring.package_not_found');
    expect((await order('Basic', { title: '' })).body.issues[0].path).toBe('jobData.title');
    expect((await order('Basic', {}, await signUpReferrer(app))).status).toBe(403);
    expect(await myJobs()).toEqual([]);
  });

  describe('when its days are over', () => {
    const DAY = 24;
    const renew = (id: string, name: string | null) =>
      employer.client.post(`/api/jobs/${id}/renew`, { packageId: name === null ? null : packageId(name) });
    const bought = async (name: string): Promise<string> => {
      const { body } = await order(name);
      await pay(body);
      return body.jobId;
    };
    const seen = async (id: string): Promise<Loose> => (await employer.client.get(`/api/jobs/${id}`)).body;
    const payments = async (): Promise<Loose[]> => (await employer.client.get('/api/billing/payments')).body;
    /** Delivers the news of each payment five more times, to workers that run side by side. */
    const tellAgain = async (id: string, news: readonly Loose[]): Promise<void> => {
      const consumer = app.application.all(EVENT_CONSUMERS).find(({ name }) => name === ACTIVATION);
      const unitOfWork = app.application.get(UNIT_OF_WORK);
      const told = news.map(({ id: paymentId }) =>
        domainEvent('billing.payment_succeeded', TEST_NOW, {
          paymentId,
          employerId: employer.id,
          purpose: 'job_post',
          amountCents: 100_00,
          referralId: null,
          offerLetterId: null,
          jobId: id,
          succeededAt: TEST_NOW.toISOString(),
        }),
      );
      const tell = (event: DomainEvent) => unitOfWork.transaction(async () => consumer?.handle(event));
      await Promise.all(Array.from({ length: 5 }, () => told.map(tell)).flat());
      await app.settle();
    };
    const told = async (): Promise<Loose[]> => {
      const inbox: Loose[] = (await employer.client.get('/api/notifications')).body;
      return inbox.filter(({ type }) => type === 'job_days_over');
    };

    it('a post whose days are over closes, is no longer featured, and sends its owner one notice with the next step', async () => {
      const id = await bought('Featured');
      const { onlineUntil, featuredUntil } = await seen(id);
      expect(onlineUntil).toBe(featuredUntil);
      await app.advance(29 * DAY);
      expect(await seen(id)).toMatchObject({ isActive: true, isFeatured: true });
      await app.advance(DAY);
      expect(await seen(id)).toMatchObject({ isActive: false, isFeatured: false, onlineUntil });
      expect((await app.client().get(`/api/jobs/${id}`)).status).toBe(404);
      await app.advance(DAY);
      const news = await told();
      expect(news).toMatchObject([{ title: 'Your paid post is over', data: { jobId: id } }]);
      const { email } = (await employer.client.get('/api/auth/user')).body;
      const outbox: Loose[] = (await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(email)}`))
        .body;
      const mail = outbox.find(({ subject }) => subject === 'Your paid post is over');
      expect(mail?.body).toContain(`/job/${id}/edit`);
      const reopened = await employer.client.patch(`/api/jobs/${id}`, { isActive: true });
      expect(reopened).toMatchObject({ status: 402, body: { code: 'hiring.days_over' } });
    });

    it('an employer who has closed the post before gets no notice of its end', async () => {
      const id = await bought('Featured');
      await employer.client.patch(`/api/jobs/${id}`, { isActive: false });
      await app.advance(31 * DAY);
      expect(await seen(id)).toMatchObject({ isActive: false, isFeatured: false });
      expect(await told()).toEqual([]);
    });

    it('another package reopens the post, charged once, with its links and referrals', async () => {
      const id = await bought('Basic');
      expect((await renew(id, 'Basic')).body.code).toBe('hiring.still_online');
      await app.advance(30 * DAY);
      const first = await renew(id, 'Basic');
      expect(first.body).toMatchObject({ jobId: id, amount: '49.00', status: 'requires_payment' });
      const [again, changed] = [await renew(id, 'Basic'), await renew(id, 'Premium')];
      expect(again.body.paymentIntentId).toBe(first.body.paymentIntentId);
      expect(changed.body).toMatchObject({ amount: '199.00', status: 'requires_payment' });
      const waiting = (await employer.client.get(`/api/jobs/${id}/payment`)).body;
      expect(waiting.paymentIntentId).toBe(changed.body.paymentIntentId);
      await pay(changed.body);
      expect(await seen(id)).toMatchObject({ isActive: true, isFeatured: true, paymentStatus: 'paid' });
      expect((await charged()).toSorted()).toEqual(['199.00', '49.00']);
      await app.advance(59 * DAY);
      expect((await seen(id)).isActive).toBe(true);
      await app.advance(DAY);
      expect((await seen(id)).isActive).toBe(false);
      expect((await employer.client.get('/api/dev/ledger-check')).body).toMatchObject({ balanced: true });
    });

    it('the post continues as a free post, which takes a free one and cancels the unpaid order', async () => {
      const id = await bought('Basic');
      await app.advance(30 * DAY);
      await renew(id, 'Featured');
      expect((await renew(id, null)).body).toMatchObject({ jobId: id, status: 'succeeded', amount: '0.00' });
      const job = await seen(id);
      expect(job).toMatchObject({
        isActive: true,
        postingType: 'free',
        paymentStatus: 'none',
        onlineUntil: null,
      });
      expect((await employer.client.get('/api/can-post-job')).body.postsRemaining).toBe(998);
      await app.settle();
      expect(await charged()).toEqual(['49.00']);
      expect((await renew(id, null)).status).toBe(409);
    });

    it('a payment buys only its own package, even if the owner presses another one meanwhile', async () => {
      for (const next of [null, 'Premium']) {
        employer = await signUpEmployer(app);
        const id = await bought('Basic');
        await app.advance(30 * DAY);
        const { paymentIntentId, clientSecret } = (await renew(id, 'Featured')).body;
        const card = { cardNumber: GOOD, expMonth: 12, expYear: 2099, cvc: '123', clientSecret };
        const confirm = () => employer.client.post(`/api/sandbox-payments/${paymentIntentId}/confirm`, card);
        // The provider has the money, and the product does not know yet.
        await confirm();
        const answers = await Promise.all([
          ...Array.from({ length: 5 }, confirm),
          ...Array.from({ length: 5 }, () => renew(id, next)),
        ]);
        expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
        await app.settle();
        const statuses = (await payments()).map(({ status }) => status);
        // It came by whichever was first; what it gives is what was paid for, and nothing is left to pay.
        expect(statuses).not.toContain('requires_payment');
        expect((await charged()).toSorted()).toEqual(['49.00', '99.00']);
        expect(await seen(id)).toMatchObject({ isActive: true, postingType: 'paid', paymentStatus: 'paid' });
        await app.advance(30 * DAY);
        expect((await seen(id)).isActive).toBe(false);
        const { balanced, problems } = (await employer.client.get('/api/dev/ledger-check')).body;
        expect([balanced, problems]).toEqual([true, []]);
      }
    });

    it('the second of two payments for the same days is refunded once, with any number of reports', async () => {
      const id = await bought('Basic');
      await app.advance(30 * DAY);
      const confirm = async ({ paymentIntentId, clientSecret }: Loose): Promise<void> => {
        const card = { cardNumber: GOOD, expMonth: 12, expYear: 2099, cvc: '123', clientSecret };
        await employer.client.post(`/api/sandbox-payments/${paymentIntentId}/confirm`, card);
      };
      const orders = [(await renew(id, 'Featured')).body, (await renew(id, 'Premium')).body];
      // The provider has the money of both, and the product has processed neither.
      await Promise.all(orders.map(confirm));
      await app.settle();
      const paid = await payments();
      expect(paid.map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'succeeded']);
      const back = paid.filter(({ refunded }) => refunded !== '0.00');
      expect(back.map(({ refunded }) => refunded)).toEqual([back[0]?.amount]);
      const kept = paid.filter(({ refunded }) => refunded === '0.00');
      const days = kept.some(({ amount }) => amount === '199.00') ? 60 : 30;
      const opened = await seen(id);
      expect(opened).toMatchObject({ isActive: true, paymentStatus: 'paid' });
      await tellAgain(id, paid);
      expect([await payments(), await seen(id)]).toEqual([paid, opened]);
      await app.advance((days - 1) * DAY);
      expect((await seen(id)).isActive).toBe(true);
      await app.advance(DAY);
      // A payment for past days buys none of the next ones.
      await renew(id, 'Basic');
      await tellAgain(id, kept);
      expect(await seen(id)).toMatchObject({ isActive: false, paymentStatus: 'pending' });
      expect((await payments()).slice(1)).toEqual(paid);
      const { balanced, problems } = (await employer.client.get('/api/dev/ledger-check')).body;
      expect([balanced, problems]).toEqual([true, []]);
    });

    it('only the owner can renew a post', async () => {
      const id = await bought('Basic');
      await app.advance(30 * DAY);
      const other = await signUpEmployer(app);
      expect((await other.client.post(`/api/jobs/${id}/renew`, { packageId: null })).status).toBe(403);
      expect((await renew('0193e6a4-9d5c-7000-8000-000000000001', null)).status).toBe(404);
      expect((await renew(id, 'Golden')).status).toBe(400);
    });
  });

  it('only the owner sees the payment', async () => {
    const { body } = await order();
    const other = await signUpEmployer(app);
    expect((await other.client.get(`/api/jobs/${body.jobId}/payment`)).status).toBe(403);
  });
});
