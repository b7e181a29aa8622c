import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SQL } from '#platform/tokens.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { confirmPhone, newestCode, textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import { confirmEmail } from '#testing/fixtures/people/trusted-people.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { signUpEmployer, signUpReferrer, signUpWorker, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const CLAIMANT = { name: 'Bo Li Salas', acceptTerms: true };
const COUNT = {
  name: 'test-count-of-claimant',
  text: 'select count(*)::int as found from users where phone = $1',
};

/** rules.md#claim-without-account */
describe('claiming a referral without an account', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;

  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  interface Referred {
    readonly id: string;
    readonly phone: string;
    readonly token: string;
  }

  /** A referral that its worker has confirmed by the link. */
  async function confirmed(phone = testPhone(), workerEmail?: string): Promise<Referred> {
    const referred = await unanswered(phone, workerEmail);
    await app.client().post(`/api/referral-confirmation/${referred.token}`, { accept: true });
    return referred;
  }
  async function unanswered(phone = testPhone(), workerEmail?: string): Promise<Referred> {
    const id = await fixture.refer({ workerPhone: phone, ...(workerEmail && { workerEmail }) });
    const [, token = ''] = /confirm-referral\/([\w-]+)/.exec(await fixture.lastText(phone)) ?? [];
    return { id, phone, token };
  }
  async function codeFor(phone: string): Promise<string> {
    await app.client().post('/api/auth/phone-code', { phone, purpose: 'claim' });
    return newestCode(app, phone);
  }
  const claim = (client: HttpClient, { token }: Pick<Referred, 'token'>, body: object, query = '') =>
    client.post(`/api/referral-confirmation/${token}/claim${query}`, { ...CLAIMANT, ...body });
  const applicationsOf = async (client: HttpClient): Promise<string[]> =>
    (await client.get('/api/worker-applications')).body.map(({ id }: { id: string }) => id);
  const accountsOf = async (phone: string) => await app.application.get(SQL).row(COUNT, [phone]);

  it('the code makes an account with a confirmed phone, claims the referral, and signs in', async () => {
    const client = app.client();
    const referred = await confirmed();
    const { id, phone } = referred;
    const code = await codeFor(phone);
    const typed = { phone: phone.replace('+1', '1 '), code: ` ${code.slice(0, 3)} ${code.slice(3)}` };
    const answer = await claim(client, referred, typed);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    const { body: user } = await client.get('/api/auth/user');
    expect(user).toMatchObject({
      email: null,
      hasPassword: false,
      firstName: 'Bo',
      lastName: 'Li Salas',
      phone,
      userType: 'worker',
    });
    expect([user.phoneVerifiedAt, user.roleChosenAt]).not.toContain(null);
    expect(await applicationsOf(client)).toEqual([id]);
    await fixture.move(id, 'contacted');
    const texts = await textsTo(app, phone);
    expect(texts[0]).toContain('Framer');
  });

  it('the code of a phone with an account signs in to that account, which then has the referral', async () => {
    const worker = await signUpWorker(app);
    const phone = await confirmPhone(app, worker);
    const referred = await confirmed(phone);
    const client = app.client();
    const body = { phone, code: await codeFor(phone), name: 'Someone Else' };
    expect((await claim(client, referred, body)).status).toBe(204);
    expect((await client.get('/api/auth/user')).body).toMatchObject({ id: worker.id });
    expect((await client.get('/api/auth/user')).body.firstName).not.toBe('Someone');
    expect(await applicationsOf(client)).toEqual([referred.id]);
    const again = app.client();
    expect((await claim(again, referred, { phone, code: await codeFor(phone) })).status).toBe(204);
  });

  it('a wrong code is reported at its field and counted, and makes nothing', async () => {
    const client = app.client();
    const referred = await confirmed();
    const { phone } = referred;
    const code = await codeFor(phone);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await claim(client, referred, { phone, code: wrong });
      expect(refused).toMatchObject({ status: 400, body: { code: 'identity.invalid_code' } });
      expect(refused.body.issues).toMatchObject([{ path: 'code' }]);
    }
    const late = await claim(client, referred, { phone, code });
    expect(late).toMatchObject({ status: 400, body: { code: 'identity.code_expired' } });
    expect(await accountsOf(phone)).toEqual({ found: 0 });
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it.each([
    ['en', 'is your code to follow your referral'],
    ['es', 'para seguir su recomendación'],
  ])('in %s, the text with the code says that it is for following the referral', async (language, words) => {
    const { phone } = await confirmed();
    const client = app.client();
    await client.post('/api/auth/phone-code', { phone, purpose: 'claim' }, { 'Accept-Language': language });
    expect(await fixture.lastText(phone)).toContain(words);
  });

  it('a code for applying does not claim a referral', async () => {
    const referred = await confirmed();
    const { phone } = referred;
    await app.client().post('/api/auth/phone-code', { phone, purpose: 'apply' });
    const answer = await claim(app.client(), referred, { phone, code: await newestCode(app, phone) });
    expect(answer).toMatchObject({ status: 400, body: { code: 'identity.invalid_code' } });
  });

  it('a code expires after ten minutes', async () => {
    const referred = await confirmed();
    const code = await codeFor(referred.phone);
    await app.advance(0.2);
    const late = await claim(app.client(), referred, { phone: referred.phone, code });
    expect(late).toMatchObject({ status: 400, body: { code: 'identity.code_expired' } });
  });

  it('a refused claim makes no account, and the code stays valid', async () => {
    const referred = await unanswered();
    const { phone, token } = referred;
    const code = await codeFor(phone);
    const client = app.client();
    expect((await claim(client, { token: 'no-such-link' }, { phone, code })).body.code).toBe(
      'hiring.referral_not_found',
    );
    expect((await claim(client, referred, { phone, code })).body.code).toBe('hiring.not_confirmed');
    expect(await accountsOf(phone)).toEqual({ found: 0 });
    expect((await client.get('/api/auth/user')).status).toBe(401);
    await app.client().post(`/api/referral-confirmation/${token}`, { accept: true });
    expect((await claim(client, referred, { phone, code })).status).toBe(204);
  });

  it('a link expires after thirty days, and then claims nothing', async () => {
    const referred = await confirmed();
    await app.advance(30 * 24);
    const body = { phone: referred.phone, code: await codeFor(referred.phone) };
    expect(await claim(app.client(), referred, body)).toMatchObject({
      status: 410,
      body: { code: 'hiring.link_expired' },
    });
  });

  it('another account cannot claim the referral again', async () => {
    const referred = await confirmed();
    const { phone } = referred;
    await claim(app.client(), referred, { phone, code: await codeFor(phone) });
    const other = testPhone();
    const refused = await claim(app.client(), referred, { phone: other, code: await codeFor(other) });
    expect(refused).toMatchObject({ status: 409, body: { code: 'hiring.claimed_already' } });
    expect(await accountsOf(other)).toEqual({ found: 0 });
  });

  it('the referrer cannot claim it by phone', async () => {
    const phone = await confirmPhone(app, fixture.referrer);
    const refused = await claim(app.client(), await confirmed(), { phone, code: await codeFor(phone) });
    expect(refused).toMatchObject({ status: 403, body: { code: 'hiring.not_the_worker' } });
  });

  it('a worker who has signed in meanwhile gets the referral in that account, and no second one is made', async () => {
    const worker = await signUpWorker(app);
    const referred = await confirmed();
    const { phone } = referred;
    expect((await claim(worker.client, referred, { phone, code: await codeFor(phone) })).status).toBe(204);
    expect(await accountsOf(phone)).toEqual({ found: 0 });
    expect((await worker.client.get('/api/auth/user')).body).toMatchObject({
      id: worker.id,
      phoneVerifiedAt: null,
    });
    expect(await applicationsOf(worker.client)).toEqual([referred.id]);
  });

  it('a worker whose confirmed email the referral names is asked to sign in, and may continue with the phone', async () => {
    const worker = await signUpWorker(app);
    await confirmEmail(app, worker);
    const referred = await confirmed(testPhone(), worker.email);
    const { phone } = referred;
    const client = app.client();
    const body = { phone, code: await codeFor(phone) };
    const wrong = String((Number(body.code) + 1) % 1_000_000).padStart(6, '0');
    expect((await claim(client, referred, { phone, code: wrong })).body.code).toBe('identity.invalid_code');
    expect(await claim(client, referred, body)).toMatchObject({
      status: 409,
      body: { code: 'hiring.has_account' },
    });
    expect(await accountsOf(phone)).toEqual({ found: 0 });
    expect((await client.get('/api/auth/user')).status).toBe(401);
    const { token } = referred;
    expect((await worker.client.post('/api/worker-applications', { token })).status).toBe(204);
    const other = await confirmed(testPhone(), worker.email);
    const own = { phone: other.phone, code: await codeFor(other.phone), newAccount: true };
    expect((await claim(client, other, own)).status).toBe(204);
    expect(await applicationsOf(client)).toEqual([other.id]);
  });

  it('a typed email or phone that no one has confirmed asks no one to sign in, and its account gets nothing', async () => {
    const phone = testPhone();
    const stranger = await signUpWorker(app, { phone });
    const referred = await confirmed(phone, stranger.email);
    const client = app.client();
    expect((await claim(client, referred, { phone, code: await codeFor(phone) })).status).toBe(204);
    expect((await client.get('/api/auth/user')).body.id).not.toBe(stranger.id);
    expect(await applicationsOf(stranger.client)).toEqual([]);
  });

  it('an employer has to sign in, because a texted code is not enough', async () => {
    const phone = await confirmPhone(app, await signUpEmployer(app));
    const client = app.client();
    const refused = await claim(client, await confirmed(), { phone, code: await codeFor(phone) });
    expect(refused).toMatchObject({ status: 409, body: { code: 'identity.sign_in_first' } });
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('ten simultaneous calls make one account', async () => {
    const referred = await confirmed();
    const { phone } = referred;
    const code = await codeFor(phone);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => claim(app.client(), referred, { phone, code })),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await accountsOf(phone)).toEqual({ found: 1 });
  });

  it('the sharer of an earlier link is credited with the account', async () => {
    const sharer = await signUpReferrer(app);
    const referred = await confirmed();
    const client = app.client();
    const body = { phone: referred.phone, code: await codeFor(referred.phone) };
    expect((await claim(client, referred, body, `?ref=${sharer.referralCode}`)).status).toBe(204);
    expect((await client.get('/api/auth/user')).body.referredBy).toMatchObject({ id: sharer.id });
  });

  it.each([
    ['name', { name: ' ' }],
    ['phone', { phone: '12' }],
    ['acceptTerms', { acceptTerms: false }],
    ['code', { code: '12' }],
  ])('the answer reports that %s is missing', async (path, body) => {
    const sent = { phone: testPhone(), code: '123456', ...body };
    const refused = await claim(app.client(), { token: 'any-link' }, sent);
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toContainEqual(expect.objectContaining({ path }));
  });
});
