import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { CheckFixture, ok, tokenOf } from '#modules/checks/testing/api-fixture.ts';

const FORTNIGHT = 14 * 24;

describe('links to authorize checks that expire without an answer', () => {
  let app: TestApplication;
  let fixture: CheckFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await CheckFixture.open(app);
  });
  afterAll(() => app.stop());

  const order = (id: string, path: string) =>
    fixture.employer.client.post(`/api/referrals/${id}/${path}`, {
      ...(path === 'background-check' && { packageType: 'basic' }),
    });
  /** Kinds and targets of the notices of expired links of a referral. */
  const announced = async (id: string): Promise<[type: string, target: string][]> => {
    const inbox: Loose[] = ok(await fixture.employer.client.get('/api/notifications?limit=100'));
    return inbox
      .filter(({ type, data }) => String(type).endsWith('_link_expired') && data.referralId === id)
      .map(({ type, target }) => [type, target]);
  };
  const textCount = async (phone: string): Promise<number> => (await fixture.outbox(phone)).length;

  it.each([
    ['background_check', 'background-check', 'check'],
    ['drug_test', 'drug-test', 'drugTest'],
  ])(
    'the employer of an unanswered %s is notified once per link, and the worker is not',
    async (kind, path, dialog) => {
      const workerPhone = testPhone();
      const id = await fixture.refer({ workerPhone });
      await fixture.pay(ok(await order(id, path)).payment);
      await app.advance(FORTNIGHT - 1);
      expect(await announced(id)).toEqual([]);
      const texts = await textCount(workerPhone);
      const notice = [`${kind}_link_expired`, `/employer/referrals?${dialog}=${id}`];
      await app.application.clock.advance(1);
      await Promise.all([app.application.worker.runDueWork(), app.application.worker.runDueWork()]);
      await app.advance(24);
      expect(await announced(id)).toEqual([notice]);
      expect(await textCount(workerPhone)).toBe(texts);
      const listed = async (client = fixture.employer.client, list = 'employer-referrals') => {
        const rows: Loose[] = ok(await client.get(`/api/${list}?limit=100`));
        return rows.find((row) => row.id === id)?.expiredCheckLinks;
      };
      expect(await listed()).toEqual([kind]);
      expect(await listed(fixture.referrer.client, 'my-referrals')).toEqual([]);
      ok(await fixture.employer.client.post(`/api/referrals/${id}/${path}/link`));
      await app.advance(FORTNIGHT - 1);
      expect(await announced(id)).toEqual([notice]);
      expect(await listed()).toEqual([]);
      await app.advance(1);
      expect(await announced(id)).toEqual([notice, notice]);
    },
  );

  it('no link is announced that was answered, replaced, canceled, or never sent, or whose referral ended', async () => {
    const [agreed, declined, renewed] = [await fixture.asked(), await fixture.asked(), await fixture.asked()];
    const [canceled, rejected] = [await fixture.asked(), await fixture.asked()];
    const unpaid = await fixture.refer();
    ok(await fixture.request(unpaid));
    ok(await fixture.authorize(agreed.token));
    ok(await fixture.answer(declined.token, { consentGiven: false }));
    ok(await fixture.employer.client.delete(`/api/referrals/${canceled.id}/background-check`));
    ok(await fixture.move(rejected.id, 'rejected'));
    await app.advance(FORTNIGHT - 1);
    ok(await fixture.employer.client.post(`/api/referrals/${renewed.id}/background-check/link`));
    await app.advance(24);
    for (const { id } of [agreed, declined, renewed, canceled, rejected, { id: unpaid }])
      expect(await announced(id)).toEqual([]);
  });

  it('a payment after the link expired sends the candidate a new link', async () => {
    const workerPhone = testPhone();
    const id = await fixture.refer({ workerPhone });
    const { url, payment } = ok(await fixture.request(id));
    await app.advance(FORTNIGHT);
    await fixture.pay(payment);
    await app.settle();
    const { check } = await fixture.state(id);
    expect(check).toMatchObject({ status: 'awaiting_consent', isExpired: false });
    expect(tokenOf(check.url)).not.toBe(tokenOf(url));
    const token = await fixture.sentToken(check.url);
    expect(await fixture.lastText(workerPhone)).toContain(token);
    ok(await fixture.authorize(token));
    await app.advance(FORTNIGHT);
    expect(await announced(id)).toEqual([]);
  });
});
