import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirm, hireDirectly, type HiredReferral } from '#modules/billing/testing/hired-referral.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const DAY = 24;

describe('early payouts', () => {
  let app: TestApplication;
  let employer: SignedUp;
  let hired: HiredReferral;
  let offer: Loose;

  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    employer = await signUpEmployer(app);
  });
  beforeEach(async () => {
    hired = await hireDirectly(app, employer);
    await confirm(employer, hired.payment);
    await app.settle();
    await app.advance(17 * DAY);
    [offer] = await listed('offered');
  });
  afterAll(() => app.stop());

  const listed = async (status: string, by: SignedUp = hired.referrer): Promise<Loose[]> =>
    (await by.client.get<Loose[]>(`/api/early-payouts?status=${status}`)).body;
  const path = () => `/api/milestones/${offer.id}/early-payout`;
  const balance = async (): Promise<string> =>
    (await hired.referrer.client.get('/api/payout-account')).body.availableBalance;

  it('an early payout is offered with its fee and net amount, only to its referrer', async () => {
    expect(offer).toEqual({
      id: expect.any(String),
      referralId: hired.referralId,
      workerName: 'Ana Diaz',
      jobTitle: 'Framing carpenter',
      amount: '125.00',
      fee: '1.88',
      payout: '123.12',
      dueAt: expect.any(String),
      takenAt: null,
    });
    expect((await hired.referrer.client.get(path())).body).toEqual(offer);
    const stranger = await signUpReferrer(app);
    expect(await listed('offered', stranger)).toEqual([]);
    for (const { client } of [stranger, employer]) {
      expect((await client.get(path())).status).toBe(404);
      expect((await client.post(path(), { payout: '123.12' })).status).toBe(404);
    }
    expect((await app.client().get(path())).status).toBe(401);
    expect((await app.client().get('/api/early-payouts')).status).toBe(401);
    expect((await stranger.client.get('/api/early-payouts?status=all')).status).toBe(400);
  });

  it('an early payout with outdated figures returns 409 with the new ones, and without figures 400', async () => {
    const { client } = hired.referrer;
    const { status, body } = await client.post(path(), { payout: '125.00' });
    expect([status, body]).toMatchObject([
      409,
      { code: 'billing.early_payout_changed', fee: '1.88', payout: '123.12' },
    ]);
    for (const wrong of [{}, { payout: 'all' }, { payout: '-1' }, { payout: '123.12', fee: '0' }]) {
      expect((await client.post(path(), wrong)).status).toBe(400);
    }
    expect(await balance()).toBe('0.00');
  });

  it('parallel requests take an early payout once, without a notice to the referrer about it', async () => {
    const { client } = hired.referrer;
    const pressed = await Promise.all(
      Array.from({ length: 10 }, () => client.post(path(), { payout: '123.12' })),
    );
    expect(pressed.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await balance()).toBe('123.12');
    expect(await listed('offered')).toEqual([]);
    expect(await listed('taken')).toEqual([{ ...offer, takenAt: expect.any(String) }]);
    await app.settle();
    const notices = (await client.get<Loose[]>('/api/notifications')).body;
    expect(notices.filter(({ kind }) => kind === 'milestone_released')).toEqual([]);
    expect((await client.get('/api/referrer-stats')).body).toMatchObject({
      totalEarnings: '125.00',
      availableBalance: '123.12',
      pendingEarnings: '375.00',
    });
    expect((await app.client().get('/api/dev/ledger-check')).body).toMatchObject({ problems: [] });
  });

  it('an early payout more than two weeks ahead returns 422', async () => {
    const referral = (await hired.referrer.client.get(`/api/referrals/${hired.referralId}`)).body;
    const { id } = referral.milestones.at(-1);
    const far = await hired.referrer.client.post(`/api/milestones/${id}/early-payout`, { payout: '369.37' });
    expect([far.status, far.body.code]).toEqual([422, 'billing.early_payout_too_soon']);
  });
});
