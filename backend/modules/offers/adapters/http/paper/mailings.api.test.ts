import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { mailingListSchema } from '#contract/offers/paper/mailing.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

const mailingAddress = '1 Main St, Austin, TX 78701';

describe('the list of things to mail', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    fixture = await OfferFixture.open(app);
  });

  const list = async () => mailingListSchema.parse(ok(await fixture.employer.client.get('/api/mailings')));
  const link = (token: string) => `/api/offer-letters/sign/${token}`;

  it('a letter is listed from the withdrawn consent until it is mailed, and again when it changes', async () => {
    const { id, referralId, token } = await fixture.sent();
    expect(await list()).toEqual([]);
    ok(await app.client().post(`${link(token)}/withdraw-consent`));
    expect(await list()).toMatchObject([
      { kind: 'letter', id, referralId, mailingAddress: null, isConsentWithdrawn: true },
    ]);
    ok(await app.client().post(`${link(token)}/paper-copy`, { mailingAddress }));
    expect(await list()).toMatchObject([{ id, mailingAddress, isConsentWithdrawn: true }]);
    ok(await fixture.employer.client.post(`/api/offer-letters/${id}/paper-copy-sent`));
    expect(await list()).toEqual([]);
    await app.advance(2);
    ok(await fixture.employer.client.post(`/api/offer-letters/${id}/extend`, { days: 3 }));
    const [again] = await list();
    expect(again).toMatchObject({ id, mailingAddress });
    const letter = ok(await fixture.employer.client.get(`/api/offer-letters/referral/${referralId}`));
    expect(letter.consentWithdrawnAt < (again?.requestedAt ?? '')).toBe(true);
    ok(await app.client().post(link(token), { acceptedTerms: false }));
    expect(await list()).toEqual([]);
  });

  it('a request is marked as mailed once, as its actions say', async () => {
    const { id, referralId, token } = await fixture.sent();
    const mark = () => fixture.employer.client.post(`/api/offer-letters/${id}/paper-copy-sent`);
    const letter = async () =>
      ok(await fixture.employer.client.get(`/api/offer-letters/referral/${referralId}`));
    expect((await letter()).requests).toEqual([]);
    expect((await mark()).status).toBe(409);
    ok(await app.client().post(`${link(token)}/paper-copy`, { mailingAddress }));
    expect((await letter()).requests).toMatchObject([{ doneAt: null, actions: ['mark_mailed'] }]);
    ok(await mark());
    const [mailed] = (await letter()).requests;
    expect(mailed).toMatchObject({ doneAt: expect.any(String), actions: [] });
    await app.advance(1);
    ok(await mark());
    expect((await letter()).requests).toEqual([mailed]);
  });

  it("pages list the longest waiting first and never include another employer's letters", async () => {
    const first = await fixture.sent();
    ok(await app.client().post(`${link(first.token)}/paper-copy`, { mailingAddress }));
    const second = await fixture.sent();
    ok(await app.client().post(`${link(second.token)}/withdraw-consent`));
    const page = await fixture.employer.client.get('/api/mailings?limit=1');
    expect(ok(page)).toMatchObject([{ id: first.id, isConsentWithdrawn: false }]);
    expect((await list()).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await fixture.referrer.client.get('/api/mailings')).status).toBe(403);
    expect((await app.client().get('/api/mailings')).status).toBe(401);
  });

  it('employer, worker, and admin see a mark on the letter in their lists, and the referrer sees none', async () => {
    const { referralId, token } = await fixture.sent();
    const admin = await signUpAdmin(app);
    const marks = async () => {
      const own = ok(await fixture.employer.client.get(`/api/referrals/${referralId}`));
      const referred = ok(await fixture.referrer.client.get(`/api/referrals/${referralId}`));
      const all = ok(await admin.client.get(`/api/admin/offer-letters?employerId=${fixture.employer.id}`));
      return [
        own.offerLetter.isConsentWithdrawn,
        all.find((row: { referralId: string }) => row.referralId === referralId)?.isConsentWithdrawn,
        referred.offerLetter.isConsentWithdrawn,
      ];
    };
    expect(await marks()).toEqual([false, false, false]);
    ok(await app.client().post(`${link(token)}/withdraw-consent`));
    expect(await marks()).toEqual([true, true, false]);
  });
});
