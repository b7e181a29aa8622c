import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { locationOf, ProviderFixture } from '#modules/identity/testing/provider-fixture.ts';
import { signInAtProvider } from '#modules/identity/testing/sign-in-at-provider.ts';

const PROBLEM = '/login?problem=provider&returnTo=%2F';
let at: ProviderFixture;

beforeAll(async () => {
  at = await ProviderFixture.start();
});
afterAll(() => at.stop());

describe('an account that was there before', () => {
  it('is opened by the provider as well when both have confirmed the address', async () => {
    const account = await signUpReferrer(at.app);
    await at.confirmEmail(account.id);
    const { name } = at.known({ email: account.email.toUpperCase() });
    const browser = at.app.client();
    expect(await at.signInAs(name, browser)).toBe('/dashboard');
    expect((await at.userOf(browser)).id).toBe(account.id);
    expect((await account.client.get('/api/auth/user')).status).toBe(200);
    const byPassword = { email: account.email, password: TEST_PASSWORD };
    expect((await at.app.client().post('/api/auth/login', byPassword)).status).toBe(200);
  });

  it('loses every other way in when its own address was never confirmed', async () => {
    const squatter = await signUpReferrer(at.app);
    await at.change(
      `insert into account_tokens (id, user_id, purpose, token_hash, email, expires_at, created_at)
        values (gen_random_uuid(), $1, 'verify_email', 'a-hash', 'squatter@example.com', now() + interval '1 day', now())`,
      [squatter.id],
    );
    const { name } = at.known({ email: squatter.email });
    const owner = at.app.client();
    expect(await at.signInAs(name, owner)).toBe('/dashboard');
    expect(await at.userOf(owner)).toMatchObject({
      id: squatter.id,
      hasPassword: false,
      emailVerifiedAt: expect.any(String),
    });
    expect((await squatter.client.get('/api/auth/user')).status).toBe(401);
    const byPassword = { email: squatter.email, password: TEST_PASSWORD };
    expect((await at.app.client().post('/api/auth/login', byPassword)).status).toBe(401);
    const links = await at.change('select 1 from account_tokens where user_id = $1', [squatter.id]);
    expect(links).toEqual([]);
  });

  it('loses a provider that never confirmed the address, too', async () => {
    const email = 'wanted@works.example';
    const squatter = at.known({ email, email_verified: false });
    const squatting = await at.signUpAs(squatter.name);
    expect(await at.signInAs(at.known({ email }).name, at.app.client())).toBe('/dashboard');
    expect((await squatting.get('/api/auth/user')).status).toBe(401);
    expect(await at.signInAs(squatter.name, at.app.client())).toBe(
      '/login?problem=email-unverified&returnTo=%2F',
    );
  });

  it('is not given to an address that the provider has not confirmed', async () => {
    const account = await signUpReferrer(at.app);
    await at.confirmEmail(account.id);
    const { name } = at.known({ email: account.email, email_verified: false });
    const browser = at.app.client();
    expect(await at.signInAs(name, browser)).toBe('/login?problem=email-unverified&returnTo=%2F');
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  });

  it('takes over the picture that the provider shows, and keeps the one it has', async () => {
    const picture = 'https://id.example/rosa.png';
    const { name, email } = at.known({ picture });
    const browser = await at.signUpAs(name);
    expect((await browser.get('/api/auth/user')).body.profileImageUrl).toBe(picture);
    at.provider.people.set(name, { email, email_verified: true, picture: 'https://id.example/new.png' });
    await at.signInAs(name, browser);
    expect((await browser.get('/api/auth/user')).body.profileImageUrl).toBe(picture);
  });

  it('gets a picture at a sign-in where it had none', async () => {
    const { name, email } = at.known();
    const browser = await at.signUpAs(name);
    expect((await browser.get('/api/auth/user')).body.profileImageUrl).toBeNull();
    const picture = 'https://id.example/rosa.png';
    at.provider.people.set(name, { email, email_verified: true, picture });
    await at.signInAs(name, browser);
    expect((await browser.get('/api/auth/user')).body.profileImageUrl).toBe(picture);
  });

  it('stays closed while it is suspended', async () => {
    const account = await signUpReferrer(at.app);
    await at.confirmEmail(account.id);
    await at.change("update users set suspended_until = now() + interval '10 years' where id = $1", [
      account.id,
    ]);
    const { name } = at.known({ email: account.email });
    expect(await at.signInAs(name, at.app.client())).toBe('/login?problem=suspended&returnTo=%2F');
  });
});

describe('coming back from the provider', () => {
  const member = async (): Promise<string> => {
    const { name } = at.known();
    await at.signUpAs(name);
    return name;
  };
  const refused = async (browser: HttpClient, back: URL, where = PROBLEM): Promise<void> => {
    const answer = await at.come(browser, back);
    expect([answer.status, locationOf(answer)]).toEqual([302, where]);
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  };

  it('is refused a second time, even with the cookie of the first', async () => {
    const browser = at.app.client();
    const back = await signInAtProvider((await at.begin(browser)).href, await member());
    const Cookie = browser.cookieHeader();
    expect(locationOf(await at.come(browser, back))).toBe('/dashboard');
    await refused(at.app.client(), back);
    const thief = at.app.client();
    const replayed = await thief.get(back.pathname + back.search, { Cookie });
    expect(locationOf(replayed)).toBe(PROBLEM);
  });

  it('is refused in a browser that did not begin', async () => {
    const back = await signInAtProvider((await at.begin(at.app.client())).href, await member());
    const victim = at.app.client();
    await at.begin(victim);
    await refused(victim, back);
  });

  it('is refused with another state, and leaves the attempt to its own answer', async () => {
    const browser = at.app.client();
    const back = await signInAtProvider((await at.begin(browser)).href, await member());
    const forged = new URL(back);
    forged.searchParams.set('state', 'forged');
    await refused(browser, forged);
    expect(locationOf(await at.come(browser, back))).toBe('/dashboard');
  });

  it.each([
    ['nonce', 'another-nonce'],
    ['code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
  ])('is refused when the %s at the provider is not the one of this browser', async (parameter, value) => {
    const browser = at.app.client();
    const url = await at.begin(browser);
    url.searchParams.set(parameter, value);
    await refused(browser, await signInAtProvider(url.href, await member()));
  });

  it('is refused in the name of another issuer', async () => {
    const browser = at.app.client();
    const back = await signInAtProvider((await at.begin(browser)).href, await member());
    back.searchParams.set('iss', 'https://evil.example');
    await refused(browser, back);
  });

  it('is refused after ten minutes', async () => {
    const browser = at.app.client();
    const back = await signInAtProvider((await at.begin(browser)).href, await member());
    await at.app.advance(0.17);
    await refused(browser, back);
  });

  it('keeps where someone was going when they change their mind there', async () => {
    const browser = at.app.client();
    const back = await signInAtProvider((await at.begin(browser, '/post-job')).href, null);
    await refused(browser, back, '/login?problem=provider&returnTo=%2Fpost-job');
  });

  it.each([[''], ['?code=x'], ['?state=a&state=b&code=x']])(
    'ends on the sign-in page with %s',
    async (query) => {
      const answer = await at.app.client().get(`/api/login/callback${query}`);
      expect([answer.status, locationOf(answer)]).toEqual([302, PROBLEM]);
    },
  );
});
