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

describe('an existing account', () => {
  it('the provider also opens an account if both have confirmed the address', async () => {
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

  it('an account with an unconfirmed address loses every other way in', async () => {
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

  it('an unconfirmed account also loses a provider that never confirmed the address', async () => {
    const email = 'wanted@works.example';
    const squatter = at.known({ email, email_verified: false });
    const squatting = await at.signUpAs(squatter.name);
    expect(await at.signInAs(at.known({ email }).name, at.app.client())).toBe('/dashboard');
    expect((await squatting.get('/api/auth/user')).status).toBe(401);
    expect(await at.signInAs(squatter.name, at.app.client())).toBe(
      '/login?problem=email-unverified&returnTo=%2F',
    );
  });

  it('an address that the provider has not confirmed does not open the account', async () => {
    const account = await signUpReferrer(at.app);
    await at.confirmEmail(account.id);
    const { name } = at.known({ email: account.email, email_verified: false });
    const browser = at.app.client();
    expect(await at.signInAs(name, browser)).toBe('/login?problem=email-unverified&returnTo=%2F');
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  });

  it('an account takes the provider’s picture only if it has none', async () => {
    const picture = 'https://id.example/rosa.png';
    const { name, email } = at.known({ picture });
    const browser = await at.signUpAs(name);
    expect((await browser.get('/api/auth/user')).body.profileImageUrl).toBe(picture);
    at.provider.people.set(name, { email, email_verified: true, picture: 'https://id.example/new.png' });
    await at.signInAs(name, browser);
    expect((await browser.get('/api/auth/user')).body.profileImageUrl).toBe(picture);
  });

  it('an account without a picture gets one at a sign-in', async () => {
    const { name, email } = at.known();
    const browser = await at.signUpAs(name);
    expect((await browser.get('/api/auth/user')).body.profileImageUrl).toBeNull();
    const picture = 'https://id.example/rosa.png';
    at.provider.people.set(name, { email, email_verified: true, picture });
    await at.signInAs(name, browser);
    expect((await browser.get('/api/auth/user')).body.profileImageUrl).toBe(picture);
  });

  it('a suspended account stays closed', async () => {
    const account = await signUpReferrer(at.app);
    await at.confirmEmail(account.id);
    await at.change("update users set suspended_until = now() + interval '10 years' where id = $1", [
      account.id,
    ]);
    const { name } = at.known({ email: account.email });
    expect(await at.signInAs(name, at.app.client())).toBe('/login?problem=suspended&returnTo=%2F');
  });
});

describe('the return from the provider', () => {
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

  it('a second return is refused, even with the cookie of the first', async () => {
    const browser = at.app.client();
    const back = await signInAtProvider((await at.begin(browser)).href, await member());
    const Cookie = browser.cookieHeader();
    expect(locationOf(await at.come(browser, back))).toBe('/dashboard');
    await refused(at.app.client(), back);
    const thief = at.app.client();
    const replayed = await thief.get(back.pathname + back.search, { Cookie });
    expect(locationOf(replayed)).toBe(PROBLEM);
  });

  it('a return in a browser that did not begin is refused', async () => {
    const back = await signInAtProvider((await at.begin(at.app.client())).href, await member());
    const victim = at.app.client();
    await at.begin(victim);
    await refused(victim, back);
  });

  it('a return with another state is refused and leaves the attempt open', async () => {
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
  ])(
    'a return is refused when the %s at the provider is not the one of this browser',
    async (parameter, value) => {
      const browser = at.app.client();
      const url = await at.begin(browser);
      url.searchParams.set(parameter, value);
      await refused(browser, await signInAtProvider(url.href, await member()));
    },
  );

  it('a return in the name of another issuer is refused', async () => {
    const browser = at.app.client();
    const back = await signInAtProvider((await at.begin(browser)).href, await member());
    back.searchParams.set('iss', 'https://evil.example');
    await refused(browser, back);
  });

  it('a return after ten minutes is refused', async () => {
    const browser = at.app.client();
    const back = await signInAtProvider((await at.begin(browser)).href, await member());
    await at.app.advance(0.17);
    await refused(browser, back);
  });

  it('a canceled sign-in returns with the original destination', async () => {
    const browser = at.app.client();
    const back = await signInAtProvider((await at.begin(browser, '/post-job')).href, null);
    await refused(browser, back, '/login?problem=provider&returnTo=%2Fpost-job');
  });

  it.each([[''], ['?code=x'], ['?state=a&state=b&code=x']])(
    'a return ends on the sign-in page with %s',
    async (query) => {
      const answer = await at.app.client().get(`/api/login/callback${query}`);
      expect([answer.status, locationOf(answer)]).toEqual([302, PROBLEM]);
    },
  );
});
