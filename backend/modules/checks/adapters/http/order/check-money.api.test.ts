import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { sentToken } from '#testing/fixtures/people/sent-token.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { CheckFixture, ok } from '#modules/checks/testing/api-fixture.ts';

describe('the money of a background check over HTTP', () => {
  let app: TestApplication;
  let fixture: CheckFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await CheckFixture.open(app);
  });
  afterAll(() => app.stop());

  const page = (token: string) => app.client().get(`/api/background-check-consent/${token}`);

  describe('refunds', () => {
    it('a canceled check is refunded completely, and its link opens nothing', async () => {
      const { id, token } = await fixture.asked();
      ok(await fixture.employer.client.delete(`/api/referrals/${id}/background-check`));
      expect(await fixture.refundsOf(id)).toEqual([['30.00', '30.00']]);
      expect((await page(token)).status).toBe(410);
      expect(await fixture.state(id)).toMatchObject({ check: null });
      const { payment } = ok(await fixture.request(id));
      expect(payment).toMatchObject({ status: 'requires_payment', amount: '30.00' });
      expect((await fixture.ledgerCheck()).problems).toEqual([]);
    });

    it('a rejection refunds an undelivered check', async () => {
      const { id, token } = await fixture.asked();
      ok(await fixture.authorize(token));
      ok(await fixture.move(id, 'rejected'));
      expect(await fixture.refundsOf(id)).toEqual([['30.00', '30.00']]);
      await app.advance(1);
      expect(await fixture.state(id)).toMatchObject({ check: null });
      expect((await fixture.ledgerCheck()).problems).toEqual([]);
    });

    it('a completed check is not refunded, and an incomplete one is, also after the hire', async () => {
      const done = await fixture.checked('Bo Li');
      const path = (id: string) => `/api/referrals/${id}/background-check`;
      expect(await fixture.employer.client.delete(path(done))).toMatchObject({
        status: 409,
        body: { code: 'checks.delivered' },
      });
      const { id } = await fixture.asked();
      ok(await fixture.move(id, 'interview_scheduled'));
      ok(await fixture.employer.client.put(`/api/referrals/${id}/hire`, {}));
      await app.settle();
      ok(await fixture.employer.client.delete(path(id)));
      expect(await fixture.refundsOf(id)).toContainEqual(['30.00', '30.00']);
      expect(await fixture.state(id)).toMatchObject({ check: null });
      expect((await fixture.ledgerCheck()).problems).toEqual([]);
    });
  });

  it('a check ordered with an offer starts when it is signed and is refunded when it is declined', async () => {
    const { client } = fixture.employer;
    const sent = async (): Promise<{ id: string; sign: string }> => {
      const id = await fixture.refer();
      ok(await fixture.move(id, 'interview_scheduled'));
      const terms = { startDate: dayAhead(90), payRate: '25', payType: 'hourly', workLocation: 'Austin, TX' };
      const offer = { offerData: terms, addOns: { backgroundCheck: true } };
      const { offerLetter, payment } = ok(await client.put(`/api/referrals/${id}/create-offer`, offer));
      await fixture.pay(payment);
      const { signingUrl } = ok(await client.post(`/api/offer-letters/${offerLetter.id}/send`, {}));
      return { id, sign: `/api/offer-letters/sign/${await sentToken(app, signingUrl)}` };
    };
    const [signed, declined] = [await sent(), await sent()];
    expect(await fixture.state(signed.id)).toMatchObject({ check: null });
    ok(await app.client().post(signed.sign, { acceptedTerms: true }));
    ok(await app.client().post(declined.sign, { acceptedTerms: false }));
    await app.settle();
    expect(await fixture.state(signed.id)).toMatchObject({
      check: { status: 'awaiting_consent', packageType: 'standard' },
    });
    expect(await fixture.state(declined.id)).toMatchObject({ check: null });
    expect((await fixture.ledgerCheck()).problems).toEqual([]);
  });

  it('a check ordered with a hire starts automatically', async () => {
    const id = await fixture.refer();
    ok(await fixture.move(id, 'interview_scheduled'));
    const addOns = { backgroundCheck: true };
    const { payment } = ok(await fixture.employer.client.put(`/api/referrals/${id}/hire`, { addOns }));
    expect(await fixture.state(id)).toMatchObject({ check: null });
    await fixture.pay(payment);
    const { check } = await fixture.state(id);
    expect(check).toMatchObject({ status: 'awaiting_consent', packageType: 'standard' });
    ok(await fixture.authorize(await fixture.sentToken(check.url)));
    await app.settle();
    await app.advance(1);
    expect(await fixture.state(id)).toMatchObject({ check: { status: 'clear' } });
    ok(await fixture.employer.client.put(`/api/referrals/${id}/rollback`));
    await app.settle();
    expect((await fixture.ledgerCheck()).problems).toEqual([]);
  });
});
