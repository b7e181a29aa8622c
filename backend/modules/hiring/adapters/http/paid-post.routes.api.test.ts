import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Loose } from '../../../../platform/testing/http-client.ts';
import { signUpEmployer, signUpReferrer, type SignedUp } from '../../../../platform/testing/sign-up.ts';
import { startTestApplication, type TestApplication } from '../../../../platform/testing/test-application.ts';
import { framerJob } from '../../testing/api-scene.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';

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

  it('opens when its payment has succeeded, at the price of the package', async () => {
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

  it('stays closed after a declined card, whatever its owner asks, and opens with another', async () => {
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

  it('is charged once, however often and however fast it is asked for', async () => {
    const answers = await Promise.all([order(), order(), order()]);
    expect(new Set(answers.map(({ body }) => body.paymentIntentId)).size).toBe(1);
    await pay(answers[0]?.body);
    const again = await order();
    expect(again.body).toMatchObject({ status: 'succeeded', clientSecret: null });
    expect(await myJobs()).toHaveLength(1);
    expect(await charged()).toEqual(['99.00']);
  });

  it('is another one with another text or another package', async () => {
    const ids = [await order(), await order('Basic'), await order('Featured', { title: 'Roofer' })];
    expect(new Set(ids.map(({ body }) => body.jobId)).size).toBe(3);
  });

  it('needs a package that there is, a job that is whole, and an employer', async () => {
    expect((await order('Golden')).body.message).toBe('Please select a package');
    const unknown = { packageId: '0193e6a4-9d5c-7000-8000-000000000001', jobData: framerJob };
    const answer = await employer.client.post('/api/create-job-payment-intent', unknown);
    expect(answer.body.code).toBe('hiring.package_not_found');
    expect((await order('Basic', { title: '' })).body.issues[0].path).toBe('jobData.title');
    expect((await order('Basic', {}, await signUpReferrer(app))).status).toBe(403);
    expect(await myJobs()).toEqual([]);
  });

  it('keeps its payment to its owner', async () => {
    const { body } = await order();
    const other = await signUpEmployer(app);
    expect((await other.client.get(`/api/jobs/${body.jobId}/payment`)).status).toBe(403);
  });
});
