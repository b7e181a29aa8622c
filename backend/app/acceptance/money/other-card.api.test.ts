import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { framerJob, ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const GOOD = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };

describe('an employer with a saved card', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  let post: string;
  let boost: string;

  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ReferralFixture.open(app);
    const { client } = fixture.employer;
    const setup = (await client.post('/api/billing/payment-methods')).body;
    const card = { ...GOOD, clientSecret: setup.clientSecret };
    await client.post(`/api/sandbox-payments/${setup.setupIntentId}/confirm`, card);
    await app.settle();
    const [packages, boosts] = [
      (await client.get<Loose[]>('/api/job-packages')).body,
      (await client.get<Loose[]>('/api/job-boosts')).body,
    ];
    post = packages[0]?.['id'];
    boost = boosts[0]?.['id'];
  });
  afterAll(() => app.stop());

  type Order = { readonly otherCard: boolean };
  const send = async (method: 'post' | 'put', path: string, body: object): Promise<Loose> => {
    const { status, body: answer } = await fixture.employer.client[method](path, body);
    if (status >= 400) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const interviewed = async (): Promise<string> => {
    const id = await fixture.refer();
    await fixture.move(id, 'interview_scheduled');
    return id;
  };
  let posts = 0;
  const posting = (order: Order) => {
    posts += 1;
    const jobData = { ...framerJob, title: `Framer ${posts}` };
    return send('post', '/api/create-job-payment-intent', { packageId: post, jobData, ...order });
  };
  const CHARGES: Readonly<Record<string, (order: Order) => Promise<Loose>>> = {
    'a hire': async (order) =>
      (await send('put', `/api/referrals/${await interviewed()}/hire`, order)).payment,
    'a background check': async (order) =>
      (
        await send('post', `/api/referrals/${await interviewed()}/background-check`, {
          packageType: 'basic',
          ...order,
        })
      ).payment,
    'a drug test': async (order) =>
      (await send('post', `/api/referrals/${await interviewed()}/drug-test`, { site: null, ...order }))
        .payment,
    'a job post': posting,
    'a boost': async (order) => {
      const { id } = await send('post', '/api/jobs', { ...framerJob, title: `Boosted ${(posts += 1)}` });
      return send('post', `/api/jobs/${id}/boost`, { packageId: boost, ...order });
    },
  };
  const statusOf = async ({ paymentIntentId }: Loose): Promise<string> => {
    await app.settle();
    const payments = (await fixture.employer.client.get<Loose[]>('/api/billing/payments')).body;
    return payments.find((payment) => payment['paymentIntentId'] === paymentIntentId)?.['status'];
  };

  it.each(Object.keys(CHARGES))(
    'the saved card is charged for %s, but not if another card is given',
    async (name) => {
      const order = CHARGES[name];
      if (!order) throw new Error(name);
      expect(await statusOf(await order({ otherCard: false }))).toBe('succeeded');
      const asked = await order({ otherCard: true });
      expect(asked).toMatchObject({ status: 'requires_payment', clientSecret: expect.any(String) });
      expect(await statusOf(asked)).toBe('requires_payment');
    },
  );

  it('leaves balanced books', async () => {
    const { body } = await fixture.employer.client.get('/api/dev/ledger-check');
    expect(body).toMatchObject({ balanced: true });
  });
});
