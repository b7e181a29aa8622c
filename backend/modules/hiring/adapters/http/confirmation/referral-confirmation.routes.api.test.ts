import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpReferrer, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { referralConfirmationSchema } from '#contract/hiring/index.ts';
import { ReferralFixture, referralOf } from '#testing/fixtures/referral-fixture.ts';

describe('confirming over HTTP', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  let id: string;
  let phone: string;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await ReferralFixture.open(app);
  });
  beforeEach(async () => {
    phone = testPhone();
    id = await fixture.refer({ workerPhone: phone });
    await app.settle();
  });
  afterAll(() => app.stop());

  const send = () => fixture.referrer.client.post(`/api/referrals/${id}/send-verification`);
  const verify = (code: string) => fixture.referrer.client.post(`/api/referrals/${id}/verify`, { code });
  const sentCode = async () => /\b\d{6}\b/.exec(await fixture.lastText(phone))?.[0] ?? '';
  const link = async () =>
    `/api/referral-confirmation/${/confirm-referral\/([\w-]+)/.exec(await fixture.lastText(phone))?.[1] ?? ''}`;

  it('the code from the text confirms the referral', async () => {
    expect((await send()).status).toBe(202);
    expect(await verify(await sentCode())).toMatchObject({
      status: 200,
      body: { verificationStatus: 'verified' },
    });
    expect((await send()).status).toBe(409);
  });

  it('a wrong code returns the words of the screen, and only six digits count as a try', async () => {
    await send();
    const code = await sentCode();
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 3; tries += 1) await verify('12345');
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await verify(wrong)).toMatchObject({ status: 400, body: { message: 'Invalid Code' } });
    }
    expect((await verify(code)).status).toBe(200);
  });

  it('simultaneous tries all count', async () => {
    await send();
    const code = await sentCode();
    const wrong = code === '111111' ? '222222' : '111111';
    await Promise.all(Array.from({ length: 8 }, () => verify(wrong)));
    expect((await verify(code)).status).toBe(400);
  });

  it('the product sends three codes an hour', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await send()).status).toBe(202);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('a nudge is possible from a moment that only the referrer reads', async () => {
    const nudge = () => fixture.referrer.client.post(`/api/referrals/${id}/nudge`);
    const read = async (who: typeof fixture.referrer) => (await who.client.get(`/api/referrals/${id}`)).body;
    const { createdAt, nudgeFrom } = await read(fixture.referrer);
    expect(Date.parse(nudgeFrom) - Date.parse(createdAt)).toBe(24 * 3_600_000);
    expect((await read(fixture.employer)).nudgeFrom).toBeNull();
    const early = await nudge();
    expect(early).toMatchObject({ status: 429, body: { code: 'hiring.asked_lately' } });
    expect(Number(early.headers.get('Retry-After'))).toBeGreaterThan(23 * 3600);
    await app.advance(24);
    expect((await nudge()).status).toBe(202);
    await app.settle();
    expect(await fixture.lastText(phone)).toMatch(
      /^Crewvine: Ana Ruiz is waiting for your answer about .+ at .+\. Confirm or decline: http/,
    );
    expect(Date.parse((await read(fixture.referrer)).nudgeFrom)).toBeGreaterThan(Date.parse(nudgeFrom));
    await app.client().post(await link(), { accept: true });
    expect((await read(fixture.referrer)).nudgeFrom).toBeNull();
    expect((await nudge()).status).toBe(409);
  });

  it('only the referrer of the referral can send and enter codes', async () => {
    const { client } = await signUpReferrer(app);
    for (const other of [client, fixture.employer.client]) {
      expect((await other.post(`/api/referrals/${id}/send-verification`)).status).toBe(403);
      expect((await other.post(`/api/referrals/${id}/verify`, { code: '123456' })).status).toBe(403);
    }
    expect((await app.client().post(`/api/referrals/${id}/send-verification`)).status).toBe(401);
  });

  it('the link confirms without an account, and opening it decides nothing', async () => {
    const path = await link();
    const asked = await app.client().get(path);
    expect(asked.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(referralConfirmationSchema.parse(asked.body)).toMatchObject({
      verificationStatus: 'pending',
      workerName: 'Bo Li',
      referrerName: 'Ana Ruiz',
      jobTitle: 'Framer',
    });
    expect((await app.client().post(path, {})).status).toBe(400);
    expect(await app.client().post(path, { accept: false })).toMatchObject({
      status: 200,
      body: { verificationStatus: 'declined' },
    });
    expect((await app.client().get(path)).body.verificationStatus).toBe('declined');
    expect((await app.client().post(path, { accept: true })).status).toBe(409);
    expect((await send()).status).toBe(422);
  });

  it.each([
    ['es', 'es'],
    ['en', 'en'],
    [null, 'en'],
  ])(
    'the page uses the language of the text: %s, of an English referrer, is %s',
    async (workerLanguage, asked) => {
      const workerPhone = testPhone();
      const body = referralOf(await fixture.post(), { workerPhone, workerLanguage });
      await fixture.referrer.client.post('/api/referrals', body);
      const [, token = ''] = /confirm-referral\/([\w-]+)/.exec(await fixture.lastText(workerPhone)) ?? [];
      const answer = await app.client().get(`/api/referral-confirmation/${token}`);
      expect(answer.body.workerLanguage).toBe(asked);
    },
  );

  const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
  const post = (path: string, form: string, headers: Record<string, string> = FORM) =>
    app.client().send('POST', `${path}/form`, form, headers);

  it('the form works without scripts and always leads back to the page', async () => {
    const path = await link();
    const page = path.replace('/api/referral-confirmation/', '/confirm-referral/');
    for (const form of ['accept=true', 'accept=false']) {
      const answer = await post(path, form);
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, page]);
      expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    }
    expect((await app.client().get(path)).body.verificationStatus).toBe('verified');
    expect((await post('/api/referral-confirmation/nonsense', 'accept=true')).status).toBe(303);
  });

  it('the form declines, also from a browser that hides its origin', async () => {
    const path = await link();
    const { 'Content-Type': type } = FORM;
    expect((await post(path, 'accept=false', { 'Content-Type': type, Origin: 'null' })).status).toBe(303);
    expect((await app.client().get(path)).body.verificationStatus).toBe('declined');
  });

  it('a form from another site or with another answer is refused', async () => {
    const path = await link();
    const { 'Content-Type': type } = FORM;
    for (const from of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://elsewhere.example' }])
      expect((await post(path, 'accept=true', { 'Content-Type': type, ...from })).status).toBe(403);
    for (const form of ['', 'accept=maybe', 'accept=true&more=1', 'accept=%00'])
      expect((await post(path, form)).status, form).toBe(400);
    expect((await post(path, '{}', { ...FORM, 'Content-Type': 'application/json' })).status).toBe(415);
    expect((await post(path, `accept=${'x'.repeat(20_000)}`)).status).toBe(413);
    expect((await app.client().get(path)).body.verificationStatus).toBe('pending');
  });

  it('unknown links return 404', async () => {
    expect((await app.client().get('/api/referral-confirmation/nonsense')).status).toBe(404);
    expect((await app.client().post('/api/referral-confirmation/nonsense', { accept: true })).status).toBe(
      404,
    );
  });

  it('the page shows whether the employer has still to call', async () => {
    const path = await link();
    const awaitsCall = async (): Promise<boolean> => (await app.client().get(path)).body.awaitsCall;
    expect(await awaitsCall()).toBe(true);
    await fixture.move(id, 'contacted');
    expect(await awaitsCall()).toBe(false);
  });

  it('a rejected referral accepts no code and no try, and its link says so, also after thirty days', async () => {
    const path = await link();
    await send();
    const code = await sentCode();
    await fixture.move(id, 'rejected');
    const over = { status: 422, body: { code: 'hiring.referral_over' } };
    const texts = await fixture.lastText(phone);
    expect([await send(), await verify(code)]).toMatchObject([over, over]);
    expect(await fixture.lastText(phone)).toBe(texts);
    for (const wait of [0, 31 * 24]) {
      await app.advance(wait);
      expect((await app.client().get(path)).body).toMatchObject({ isOver: true });
      for (const accept of [true, false])
        expect(await app.client().post(path, { accept })).toMatchObject(over);
    }
    expect((await fixture.referrer.client.get(`/api/referrals/${id}`)).body.verifiedAt).toBeNull();
  });

  it.each([
    ['pending', (): Promise<unknown> => link(), ['answer'], 200],
    ['late', () => app.advance(30 * 24), [], 410],
    ['rejected', () => fixture.move(id, 'rejected'), [], 422],
    ['declined', async () => app.client().post(await link(), { accept: false }), [], 409],
    ['confirmed', async () => app.client().post(await link(), { accept: true }), ['claim'], 409],
  ] as const)('a %s referral takes an answer only if the page lists it', async (...state) => {
    const [name, prepare, actions, status] = state;
    const path = await link();
    await prepare();
    expect((await app.client().get(path)).body.actions).toEqual(actions);
    expect((await app.client().post(path, { accept: true })).status).toBe(status);
    if (name !== 'confirmed') return;
    await app.advance(30 * 24);
    expect((await app.client().get(path)).body.actions).toEqual([]);
  });

  it('a link expires after thirty days', async () => {
    const path = await link();
    await app.advance(30 * 24);
    expect((await app.client().get(path)).body.verificationStatus).toBe('expired');
    expect((await app.client().post(path, { accept: true })).status).toBe(410);
    const referral = await fixture.referrer.client.get(`/api/referrals/${id}`);
    expect(referral.body.verificationStatus).toBe('expired');
  });
});
