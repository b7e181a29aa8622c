import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication } from '#testing/fixtures/test-application.ts';
import { locationOf, ProviderFixture } from '#modules/identity/testing/provider-fixture.ts';
import { signInAtProvider } from '#modules/identity/testing/sign-in-at-provider.ts';

let at: ProviderFixture;

beforeAll(async () => {
  at = await ProviderFixture.start();
});
afterAll(() => at.stop());

describe('the way to the provider', () => {
  it('the request uses a code with PKCE, state and nonce, and only the scopes email and name', async () => {
    const url = await at.begin(at.app.client(), '/post-job');
    expect(url.origin).toBe(at.provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: at.provider.clientId,
      scope: 'openid email profile',
      redirect_uri: 'http://crewvine.test/api/login/callback',
      code_challenge_method: 'S256',
    });
    for (const secret of ['state', 'nonce', 'code_challenge']) {
      expect(url.searchParams.get(secret)?.length).toBeGreaterThanOrEqual(43);
    }
  });

  it('the attempt is stored in a cookie that scripts cannot read', async () => {
    const answer = await at.app.client().get('/api/login');
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/httponly/i);
    expect(cookie).toMatch(/samesite=lax/i);
    const state = new URL(locationOf(answer)).searchParams.get('state') ?? '';
    expect(cookie).not.toContain(state);
  });

  it('the cookie is bound to this host over https', async () => {
    const secure = await ProviderFixture.start({ PUBLIC_URL: 'https://crewvine.test', TRUST_PROXY: '1' });
    const browser = secure.app.client();
    const answer = await browser.get('/api/login', { 'X-Forwarded-Proto': 'https' });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-crewvine\.login=.*; path=\/;.* secure/i);
    const { name } = secure.known();
    const back = await signInAtProvider(locationOf(answer), name);
    const end = await browser.get(back.pathname + back.search, { 'X-Forwarded-Proto': 'https' });
    expect(locationOf(end)).toBe('/signup?with=provider&returnTo=%2F');
    await secure.stop();
  });

  it('an unavailable provider leads to the product’s own page with a message', async () => {
    const away = await startTestApplication({
      environment: { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'crewvine', LOG_LEVEL: 'silent' },
    });
    const answer = await away.client().get('/api/login?returnTo=/post-job');
    expect([answer.status, locationOf(answer)]).toEqual([
      302,
      '/login?problem=provider&returnTo=%2Fpost-job',
    ]);
    expect((await signUpReferrer(away)).id).toBeTruthy();
    await away.stop();
  });
});

describe('someone new from the provider', () => {
  it('a new person accepts the Terms and gets a confirmed account without a password', async () => {
    const { name, email } = at.known();
    const browser = at.app.client();
    expect(await at.signInAs(name, browser, '/post-job')).toBe('/signup?with=provider&returnTo=%2Fpost-job');
    expect((await browser.get('/api/auth/user')).status).toBe(401);
    const offered = await browser.get('/api/auth/provider-signup');
    expect(offered.body).toEqual({ email, firstName: 'Rosa', lastName: 'Díaz' });

    const details = { firstName: 'Rosa María', lastName: 'Díaz', phone: '512-555-0142' };
    const refused = await browser.post('/api/auth/provider-signup', details);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'You must be 18 or older and accept the Terms',
    ]);
    const made = await browser.post('/api/auth/provider-signup', { ...details, acceptTerms: true });
    expect([made.status, made.body]).toMatchObject([
      201,
      { email, firstName: 'Rosa María', phone: '+15125550142', userType: 'referrer', hasPassword: false },
    ]);
    expect(made.body).toMatchObject({ roleChosenAt: null, emailVerifiedAt: expect.any(String) });
    expect((await at.userOf(browser)).id).toBe(made.body.id);
  });

  it('the sign-up can be completed once', async () => {
    const { name } = at.known();
    const browser = await at.signUpAs(name);
    expect((await browser.get('/api/auth/provider-signup')).status).toBe(404);
    const again = await browser.post('/api/auth/provider-signup', {
      firstName: 'Rosa',
      lastName: 'Díaz',
      acceptTerms: true,
    });
    expect(again.status).toBe(410);
  });

  it('repeated forms make one account', async () => {
    const { name } = at.known();
    const browser = at.app.client();
    await at.signInAs(name, browser);
    const details = { firstName: 'Rosa', lastName: 'Díaz', acceptTerms: true };
    const Cookie = browser.cookieHeader();
    const send = (): Promise<HttpAnswer<Loose>> =>
      at.app.client().post('/api/auth/provider-signup', details, { Cookie });
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  });

  it('the form is valid for half an hour', async () => {
    const { name } = at.known();
    const browser = at.app.client();
    await at.signInAs(name, browser);
    await at.app.advance(0.51);
    expect((await browser.get('/api/auth/provider-signup')).status).toBe(404);
  });

  it('a new account remembers the inviter', async () => {
    const inviter = await signUpReferrer(at.app);
    const browser = at.app.client();
    await at.signInAs(at.known().name, browser);
    const { body } = await browser.post('/api/auth/provider-signup', {
      firstName: 'Rosa',
      lastName: 'Díaz',
      acceptTerms: true,
      referralCode: inviter.referralCode,
    });
    expect(body.referredBy.id).toBe(inviter.id);
  });

  it('an address that the provider has not confirmed stays unconfirmed', async () => {
    const { name } = at.known({ email_verified: false });
    const browser = await at.signUpAs(name);
    expect((await at.userOf(browser)).emailVerifiedAt).toBeNull();
  });

  it('a whole name is split into its parts', async () => {
    const { name, email } = at.known();
    at.provider.people.set(name, { email, name: 'Ana de la Cruz' });
    const browser = at.app.client();
    await at.signInAs(name, browser);
    const { body } = await browser.get('/api/auth/provider-signup');
    expect(body).toMatchObject({ firstName: 'Ana', lastName: 'de la Cruz' });
  });

  it('a new person needs an address', async () => {
    at.provider.people.set('nameless', { given_name: 'No', family_name: 'Mail' });
    expect(await at.signInAs('nameless', at.app.client())).toBe(
      '/login?problem=email-unverified&returnTo=%2F',
    );
  });
});

describe('someone whom the provider has signed in before', () => {
  it('a returning person gets a new session ID and goes to their destination', async () => {
    const { name } = at.known();
    const first = await at.signUpAs(name);
    const browser = at.app.client();
    expect(await at.signInAs(name, browser, '/my-referrals?tab=open')).toBe('/my-referrals?tab=open');
    expect((await at.userOf(browser)).id).toBe((await at.userOf(first)).id);
    const before = browser.cookieHeader();
    await at.signInAs(name, browser);
    expect(browser.cookieHeader()).not.toBe(before);
  });

  it.each([['/'], ['//evil.example'], ['https://evil.example'], ['/login?returnTo=/x'], ['/api/logout']])(
    'a returning person starts at the dashboard after %s',
    async (returnTo) => {
      const { name } = at.known();
      await at.signUpAs(name);
      expect(await at.signInAs(name, at.app.client(), returnTo)).toBe('/dashboard');
    },
  );

  it('an earlier sign-in at the provider is no proof for a sensitive call, but a repeated one is', async () => {
    const { name } = at.known();
    await at.signUpAs(name);
    const browser = at.app.client();
    const isProved = async () => (await browser.get('/api/auth/step-up')).status;
    const enter = async (more: string, ago: number) => {
      const url = await at.begin(browser, '/earnings', more);
      const answer = await at.come(browser, await signInAtProvider(url.href, name, ago));
      expect(locationOf(answer)).toBe('/earnings');
      return url.searchParams;
    };
    expect((await enter('', 601)).get('prompt')).toBeNull();
    expect(await isProved()).toBe(403);
    const asked = await enter('&again=yes', 0);
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '600']);
    expect(await isProved()).toBe(204);
    await enter('', 0);
    expect(await isProved()).toBe(204);
  });

  it('a changed email at the provider leaves the person the same', async () => {
    const { name } = at.known();
    const first = await at.userOf(await at.signUpAs(name));
    at.provider.people.set(name, { email: 'married@works.example', email_verified: true });
    const browser = at.app.client();
    expect(await at.signInAs(name, browser)).toBe('/dashboard');
    expect(await at.userOf(browser)).toMatchObject({ id: first.id, email: first.email });
  });

  it('signing out here ends the session of this product', async () => {
    const { name } = at.known();
    const browser = await at.signUpAs(name);
    expect(locationOf(await browser.get('/api/logout'))).toBe('/');
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  });

  it('a suspended person sees that the account is suspended', async () => {
    const { name } = at.known();
    const { id } = await at.userOf(await at.signUpAs(name));
    await at.change("update users set suspended_until = now() + interval '10 years' where id = $1", [id]);
    const browser = at.app.client();
    expect(await at.signInAs(name, browser)).toBe('/login?problem=suspended&returnTo=%2F');
    expect((await browser.get('/api/auth/user')).status).toBe(401);
    // This suspension has no stored reason.
    expect((await browser.get('/api/auth/suspension')).body).toEqual({ suspension: null });
    expect((await at.app.client().get('/api/auth/suspension')).status).toBe(404);
  });

  it('a suspended person sees the reason, the end and the appeal link, as by a password', async () => {
    const { name } = at.known();
    const { id } = await at.userOf(await at.signUpAs(name));
    const admin = await signUpAdmin(at.app);
    const suspension = { action: 'suspend', reason: 'You sold what was not yours.', duration: 48 };
    ok(await admin.client.post(`/api/admin/users/${id}/moderation`, suspension));
    const browser = at.app.client();
    expect(await at.signInAs(name, browser)).toBe('/login?problem=suspended&returnTo=%2F');
    const { body } = await browser.get('/api/auth/suspension');
    expect(body.suspension).toEqual({
      reason: 'You sold what was not yours.',
      endsAt: expect.any(String),
      appealPath: expect.stringMatching(/^\/appeal\/./),
    });
    const { pathname } = new URL(body.suspension.appealPath, at.app.origin);
    const appeal = pathname.replace('/appeal/', '/api/moderation-appeals/');
    expect((await at.app.client().get(appeal)).status).toBe(200);
  });

  it('a deleted account’s person signs up as someone new', async () => {
    const { name } = at.known();
    const { id } = await at.userOf(await at.signUpAs(name));
    await at.change("update users set deleted_at = now(), email = 'gone-' || id where id = $1", [id]);
    const browser = at.app.client();
    expect(await at.signInAs(name, browser)).toBe('/signup?with=provider&returnTo=%2F');
    await at.signUpAs(name, browser);
    expect((await at.userOf(browser)).id).not.toBe(id);
  });
});
