import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { LEDGER_CHECK } from '#modules/billing/index.ts';
import { MovedReferrals } from '../../testing/moved-referrals.ts';

let app: TestApplication;
let referrals: MovedReferrals;
let referrer: SignedUp;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  referrals = await MovedReferrals.open(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  referrer = await signUpReferrer(app);
});

const refer = () => referrals.refer(referrer);

async function completed(): Promise<string> {
  const id = await refer();
  await referrals.confirm(id);
  await referrals.earnOn(id);
  await referrals.move(id, 'hired');
  await referrals.move(id, 'completed');
  return id;
}

const get = async (path: string) => (await referrer.client.get(path)).body;
const claim = (id: string, body: object = { basePayout: 50 }) =>
  referrer.client.post(`/api/referrals/${id}/payout`, body);

describe('POST /api/referrals/{id}/payout', () => {
  it('a claim pays the reward into the balance', async () => {
    const id = await completed();
    const { status, body } = await claim(id);
    expect([status, body]).toEqual([
      200,
      { totalPayout: '50.00', basePayout: '50.00', boost: '0.00', pointsSpent: 0, status: 'paid' },
    ]);
    expect(await get('/api/completed-referrals')).toMatchObject([
      { id, payoutProcessed: true, payout: '50.00' },
    ]);
    expect(await get('/api/referrer-stats')).toMatchObject({
      totalEarnings: '50.00',
      availableBalance: '50.00',
    });
    expect(await get('/api/auth/user')).toMatchObject({ totalEarnings: '50.00', successfulReferrals: 1 });
    expect(await get('/api/payout-account')).toEqual({
      status: 'none',
      actions: ['set_up'],
      requirements: [],
      bank: null,
      availableBalance: '50.00',
      pendingBalance: '0.00',
      inTransit: '0.00',
      minimumWithdrawal: '25.00',
      taxForm: 'not_needed',
      withdrawals: [],
    });
    const [newest] = await get('/api/notifications');
    expect(newest).toMatchObject({ type: 'reward_ready', data: { referralId: id } });
  });

  it('ten simultaneous claims are paid once, and the books agree', async () => {
    const id = await completed();
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
    expect(await get('/api/referrer-stats')).toMatchObject({
      totalEarnings: '50.00',
      availableBalance: '50.00',
    });
    expect(await app.application.get(LEDGER_CHECK).run()).toMatchObject({ balanced: true, problems: [] });
  });

  it('the same Idempotency-Key returns the same answer', async () => {
    const id = await completed();
    const send = () =>
      referrer.client.post(`/api/referrals/${id}/payout`, { basePayout: '50.00' }, { 'Idempotency-Key': id });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
  });

  it('a boost spends points once, however many claims share them', async () => {
    const ids = [await completed(), await completed()];
    expect((await get('/api/engagement-points')).currentPoints).toBe(380);
    const boosted = { basePayout: '50.00', tempBoost: '8.00', pointsSpent: 175 };
    const answers = await Promise.all(ids.flatMap((id) => [claim(id, boosted), claim(id, boosted)]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const points = await get('/api/engagement-points');
    expect(points.currentPoints).toBe(30);
    const third = await completed();
    await referrals.move(third, 'completed');
    expect((await get('/api/engagement-points')).currentPoints).toBe(150);
    const shown = { basePayout: '75.00', tempBoost: '10.00', pointsSpent: 275 };
    const refused = await claim(third, shown);
    expect([refused.status, refused.body.code]).toEqual([422, 'rewards.too_few_points']);
    expect((await get('/api/referrer-stats')).totalEarnings).toBe('116.00');
  });

  it('a claim with outdated figures returns the current ones', async () => {
    const { status, body } = await claim(await completed(), { basePayout: 75 });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'rewards.figures_changed',
      details: { basePayout: '50.00', tempBoost: '0.00', pointsSpent: 0, totalPayout: '50.00' },
    });
  });

  it('claims by others, of unfinished work, and of unknown referrals are rejected', async () => {
    const hired = await refer();
    await referrals.move(hired, 'hired');
    expect((await claim(hired)).status).toBe(422);
    const id = await completed();
    const stranger = await signUpReferrer(app);
    const body = { basePayout: 50 };
    expect((await stranger.client.post(`/api/referrals/${id}/payout`, body)).status).toBe(403);
    expect((await app.client().post(`/api/referrals/${id}/payout`, body)).status).toBe(401);
    expect((await claim(newId())).status).toBe(404);
    expect((await claim('not-an-id')).status).toBe(404);
    expect((await claim(id, { basePayout: 'much' })).status).toBe(400);
  });

  it('a claim works before the event of the completion arrives', async () => {
    const id = await refer();
    await referrals.confirm(id);
    await referrals.earnOn(id);
    await referrals.move(id, 'completed', { tell: false });
    expect(await get('/api/completed-referrals')).toMatchObject([
      { id, basePayout: '50.00', tier: 'bronze', payoutProcessed: false, payout: null },
    ]);
    expect((await claim(id)).status).toBe(200);
  });
});

describe('GET /api/completed-referrals', () => {
  it('the list shows rewards that can be claimed, with the boost of their tier', async () => {
    const id = await completed();
    const { body } = await referrer.client.get('/api/completed-referrals');
    expect(body).toMatchObject([
      {
        id,
        workerName: 'Ana Diaz',
        jobTitle: 'Framing carpenter',
        company: 'Hill Co',
        basePayout: '50.00',
        tier: 'bronze',
        payoutProcessed: false,
        boost: { amount: '8.00', points: 175, affordable: true },
      },
    ]);
    const types = (await get('/api/notifications')).map(({ type }: { type: string }) => type);
    expect(types.filter((type: string) => type === 'reward_ready')).toHaveLength(1);
  });

  it('the list has pages', async () => {
    const ids = [await completed(), await completed(), await completed()];
    const first = await referrer.client.get('/api/completed-referrals?limit=2');
    const next = /<(.*)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const all = [...first.body, ...(await get(next))].map(({ id }: { id: string }) => id);
    expect(all).toEqual(ids.toReversed());
  });
});

describe('points, stats and tier', () => {
  it('the figures follow the referral’s progress', async () => {
    expect(await get('/api/user/tier')).toMatchObject({
      currentTier: 'bronze',
      rewardPerHire: '50.00',
      successfulHires: 0,
      progressToNext: 0,
      nextTier: { name: 'silver', hiresNeeded: 3, rewardPerHire: '75.00' },
    });
    const id = await refer();
    await app.settle();
    expect(await get('/api/referrer-stats')).toEqual({
      totalReferrals: 1,
      pendingReferrals: 1,
      successfulReferrals: 0,
      totalEarnings: '0.00',
      pendingEarnings: '0.00',
      availableBalance: '0.00',
      conversionRate: 0,
    });
    await referrals.move(id, 'hired');
    expect(await get('/api/user/tier')).toMatchObject({ successfulHires: 1, progressToNext: 33 });
    expect(await get('/api/engagement-points')).toMatchObject({
      currentPoints: 190,
      weeklyProgress: 190,
      weeklyLimit: 500,
      history: [
        { kind: 'referral_hired', points: 150 },
        { kind: 'referral_submitted', points: 40 },
      ],
    });
    await referrals.move(id, 'rejected');
    expect(await get('/api/worker-points')).toMatchObject({ currentPoints: 40, weeklyProgress: 40 });
    expect(await get('/api/user/tier')).toMatchObject({ successfulHires: 0 });
    expect(await get('/api/auth/user')).toMatchObject({ totalReferrals: 1, successfulReferrals: 0 });
  });

  it('a shared job earns points once a day', async () => {
    const share = () => referrer.client.post(`/api/jobs/${referrals.jobId}/share`, { channel: 'copy' });
    expect((await share()).status).toBe(204);
    await share();
    await app.settle();
    expect(await get('/api/engagement-points')).toMatchObject({
      currentPoints: 10,
      history: [{ kind: 'job_shared', points: 10 }],
    });
  });

  it.each([
    '/api/referrer-stats',
    '/api/completed-referrals',
    '/api/engagement-points',
    '/api/worker-points',
    '/api/user/tier',
    '/api/payout-account',
  ])('%s is only for people who are signed in', async (path) => {
    expect((await app.client().get(path)).status).toBe(401);
  });
});
