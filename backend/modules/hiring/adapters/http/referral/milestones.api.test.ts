import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmWorker } from '#testing/fixtures/people/confirm-worker.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import type { Referral } from '#contract/hiring/index.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';

const GOOD_CARD = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' };
const DAY = 24;

describe('the parts of the bonus in a referral', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  const parts = async (id: string): Promise<Referral['milestones']> =>
    (await fixture.referrer.client.get(`/api/referrals/${id}`)).body.milestones;
  const statuses = async (id: string) => (await parts(id)).map(({ status }) => status);

  it('the parts are planned before the hire, get dates after it, and are paid on those dates', async () => {
    const id = await fixture.refer();
    expect(await parts(id)).toEqual([
      { id: null, percent: 25, amount: '125.00', dueAt: null, status: 'planned' },
      { id: null, percent: 75, amount: '375.00', dueAt: null, status: 'planned' },
    ]);
    await fixture.move(id, 'interview_scheduled');
    await confirmWorker(app, id);
    const { client } = fixture.employer;
    const { body } = await client.put(`/api/referrals/${id}/hire`, { addOns: [] });
    const { paymentIntentId, clientSecret } = body.payment;
    await client.post(`/api/sandbox-payments/${paymentIntentId}/confirm`, { ...GOOD_CARD, clientSecret });
    await app.settle();
    const [first, second] = await parts(id);
    const hiredAt = Date.parse((await fixture.referrer.client.get(`/api/referrals/${id}`)).body.hiredAt);
    const daysAfterHire = (dueAt: string | null | undefined) =>
      (Date.parse(dueAt ?? '') - hiredAt) / (DAY * 3_600_000);
    expect([first, second].map((part) => daysAfterHire(part?.dueAt))).toEqual([30, 60]);
    expect(await statuses(id)).toEqual(['coming', 'coming']);
    await app.advance(31 * DAY);
    expect(await statuses(id)).toEqual(['paid', 'coming']);
    await app.advance(30 * DAY);
    expect(await statuses(id)).toEqual(['paid', 'paid']);
  });

  it('a rejected referral has no parts', async () => {
    const id = await fixture.refer();
    await fixture.move(id, 'rejected');
    expect(await parts(id)).toEqual([]);
  });
});
