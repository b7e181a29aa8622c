import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ok, ProductFixture } from '../../testing/product-fixture.ts';

describe('a worker who declines to be referred', () => {
  let app: TestApplication;
  let fixture: ProductFixture;
  let id: string;
  let phone: string;

  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    fixture = await ProductFixture.open(app);
    phone = testPhone();
    id = ok(await fixture.refer((await fixture.job()).id, phone)).id;
    ok(await fixture.status(id, 'interview_scheduled'));
  });

  const texts = async (): Promise<Loose[]> => {
    await app.settle();
    return ok(await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(phone)}&limit=100`));
  };
  const decline = async () => {
    const sent = (await texts()).map(({ body }) => String(body)).join(' ');
    const [, token = ''] = /confirm-referral\/([\w-]+)/.exec(sent) ?? [];
    const answer = await app.client().post(`/api/referral-confirmation/${token}`, { accept: false });
    await app.settle();
    return answer;
  };
  const seenBy = async ({ client }: SignedUp): Promise<Loose> => ok(await client.get(`/api/referrals/${id}`));
  const newsOf = async ({ client }: SignedUp): Promise<string[]> => {
    const inbox = ok(await client.get('/api/notifications'));
    const rows: Loose[] = Array.isArray(inbox) ? inbox : inbox.notifications;
    return rows.map(({ title }) => title);
  };

  it('declining ends the referral: the letter is withdrawn, the money is refunded, and both are notified once', async () => {
    const letter = await fixture.sentLetter(id);
    const before = (await texts()).length;
    expect((await decline()).status).toBe(200);

    for (const party of [fixture.employer, fixture.referrer]) {
      expect(await seenBy(party)).toMatchObject({
        status: 'rejected',
        rejectionReason: 'worker_declined',
        verificationStatus: 'declined',
        nextActions: [],
        rollback: { allowed: false },
        workerPhone: expect.stringMatching(/^•••-•••-••\d\d$/),
        workerEmail: 'b•••@•••',
      });
      const timeline: Loose[] = ok(await party.client.get(`/api/referrals/${id}/timeline`));
      expect(timeline.findLast(({ status }) => status === 'rejected')).toMatchObject({
        label: 'The worker declined to be referred',
        actor: 'worker',
        note: null,
      });
      expect((await newsOf(party)).filter((title) => title === 'Referral declined')).toHaveLength(1);
    }
    // Their own action causes no notification.
    expect((await texts()).length).toBe(before);
    expect(ok(await fixture.letter(id))).toMatchObject({ status: 'withdrawn' });
    expect(await fixture.payment(letter.payment.id)).toMatchObject({ refunded: '900.00' });
    expect(await fixture.problems()).toEqual([]);
  });

  it('the employer cannot undo the decline, individually or in bulk', async () => {
    ok(await decline());
    expect(await fixture.put(id, 'rollback')).toMatchObject({
      status: 422,
      body: { code: 'hiring.rollback_refused' },
    });
    const bulk = ok(await fixture.employer.client.put('/api/referrals/bulk-rollback', { ids: [id] }));
    expect(bulk.results).toMatchObject([{ outcome: 'refused' }]);
    expect(await fixture.seen(id)).toMatchObject({ status: 'rejected' });
  });

  it('an employer cannot reject with this reason, which only the worker can use', async () => {
    const answer = await fixture.status(id, 'rejected', { reason: 'worker_declined' });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'reason' }] } });
    expect(await fixture.seen(id)).toMatchObject({ status: 'interviewing' });
  });

  it('declining after the hire takes back the part of the bonus that is not due', async () => {
    const { payment } = ok(await fixture.put(id, 'hire'));
    await fixture.pay(payment);
    expect((await decline()).status).toBe(200);
    expect(await fixture.seen(id)).toMatchObject({ status: 'rejected', bonusPaidAt: null });
    expect(await fixture.payment(payment.id)).toMatchObject({ refunded: '500.00' });
    await fixture.days(61);
    expect(await fixture.stats()).toMatchObject({ availableBalance: '0.00', pendingEarnings: '0.00' });
    expect(await fixture.problems()).toEqual([]);
  });
});
