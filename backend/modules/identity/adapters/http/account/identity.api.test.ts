import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpEmployer, signUpReferrer, signUpWorker, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const newcomer = {
  email: 'new@example.com',
  password: TEST_PASSWORD,
  firstName: 'New',
  lastName: 'Comer',
  acceptTerms: true,
};

describe('signing up', () => {
  it('an employer signs up with a company, a chosen role and a session', async () => {
    const { client } = await signUpEmployer(app, { companyName: 'Rivera Framing', companySize: '1-10' });
    const { body } = await client.get('/api/auth/user');
    expect(body).toMatchObject({ userType: 'employer', company: { name: 'Rivera Framing', size: '1-10' } });
    expect(body.roleChosenAt).not.toBeNull();
    expect(body.referralCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('a community member’s role stays open', async () => {
    const { client } = await signUpReferrer(app);
    const { body } = await client.get('/api/auth/user');
    expect(body).toMatchObject({ userType: 'referrer', roleChosenAt: null, company: null });
  });

  it('a worker’s sign-up stores their work details', async () => {
    const { client } = await signUpWorker(app, { certifications: ['OSHA 30', 'First aid'] });
    const { body } = await client.get('/api/auth/user');
    expect(body).toMatchObject({
      userType: 'worker',
      skills: ['Framing'],
      certifications: 'OSHA 30, First aid',
    });
  });

  it('a sign-up remembers the inviter by any spelling of the code, and an unknown code does not block it', async () => {
    const inviter = await signUpReferrer(app);
    const invited = await signUpReferrer(app, { referralCode: inviter.referralCode.toLowerCase() });
    expect((await invited.client.get('/api/auth/user')).body.referredBy.id).toBe(inviter.id);
    await signUpReferrer(app, { referralCode: 'NOBODY00' });
  });

  it.each([
    ['an email that is taken in another case', { email: 'TAKEN@example.com' }, 409, 'identity.email_taken'],
    ['a common password', { password: 'password1' }, 400, 'identity.common_password'],
    ['terms that are not accepted', { acceptTerms: false }, 400, 'http.invalid_input'],
    ['a phone that is none', { phone: 'not a phone number' }, 400, 'identity.phone_invalid'],
  ])('a sign-up with %s is refused', async (_case, change, status, code) => {
    await app.client().post('/api/auth/signup', { ...newcomer, email: 'taken@example.com' });
    const answer = await app
      .client()
      .post('/api/auth/signup', { ...newcomer, email: 'fresh@example.com', ...change });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('a sign-up never makes an admin', async () => {
    const answer = await app.client().post('/api/employer-signup', {
      ...newcomer,
      email: 'boss@example.com',
      phone: '512-555-0100',
      companyName: 'Boss',
      companySize: '1-10',
      industry: 'roofing',
      location: 'Waco, TX',
      userType: 'admin',
    });
    expect(answer.status).toBe(403);
  });
});

describe('signing in and out', () => {
  it('an unknown email and a wrong password get the same answer', async () => {
    const { email } = await signUpReferrer(app);
    const wrong = await app.client().post('/api/auth/login', { email, password: 'not-the-password' });
    const unknown = await app
      .client()
      .post('/api/auth/login', { email: 'no@example.com', password: 'whatever-it-is' });
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    expect(unknown.body.message).toBe('Unauthorized: invalid email or password');
  });

  it('signing in changes the session ID, and the old one opens nothing', async () => {
    const { client, email } = await signUpReferrer(app);
    const before = client.cookieHeader();
    await client.post('/api/auth/login', { email, password: TEST_PASSWORD });
    expect(client.cookieHeader()).not.toBe(before);
    expect((await app.client().get('/api/auth/user', { Cookie: before })).status).toBe(401);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  it('signing out ends the session', async () => {
    const { client } = await signUpReferrer(app);
    const cookie = client.cookieHeader();
    const answer = await client.get('/api/logout');
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/']);
    // The browser reads it and deletes its offline data (rules.md#kept-offline).
    const told = answer.headers.getSetCookie().find((one) => one.startsWith('crewvine.logged-out=1;'));
    expect(told).toMatch(/path=\/; expires=.*; samesite=lax$/);
    expect((await app.client().get('/api/auth/user', { Cookie: cookie })).status).toBe(401);
  });

  it('a sign-out from another site requires a confirmation', async () => {
    const { client } = await signUpReferrer(app);
    const answer = await client.get('/api/logout', { 'Sec-Fetch-Site': 'cross-site' });
    expect(answer.status).toBe(200);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  it.each([
    ['/post-job', '/login?returnTo=%2Fpost-job'],
    ['//evil.example', '/login?returnTo=%2F'],
    ['https://evil.example', '/login?returnTo=%2F'],
  ])('a browser is sent to sign in and returns to %s only on this site', async (asked, location) => {
    const answer = await app.client().get(`/api/login?returnTo=${encodeURIComponent(asked)}`);
    expect(answer.headers.get('Location')).toBe(location);
  });
});

describe('guessing a password', () => {
  // Failures also count for the address, so other tests could not sign in from it.
  let guessed: TestApplication;
  beforeAll(async () => {
    guessed = await startTestApplication();
  });
  afterAll(() => guessed.stop());

  it('the right password is refused after ten failures', async () => {
    const { email } = await signUpReferrer(guessed);
    const stranger = guessed.client();
    for (let tries = 0; tries < 10; tries += 1) {
      await stranger.post('/api/auth/login', { email, password: `wrong-${tries}` });
    }
    const answer = await stranger.post('/api/auth/login', { email, password: TEST_PASSWORD });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('choosing a role', () => {
  it.each(['/api/user/role', '/api/auth/user/role'])(
    'choosing a role by %s works and changes the session ID',
    async (path) => {
      const { client } = await signUpReferrer(app);
      const before = client.cookieHeader();
      const answer = await client.put(path, { userType: 'worker' });
      expect([answer.status, answer.body.userType]).toEqual([200, 'worker']);
      expect(client.cookieHeader()).not.toBe(before);
    },
  );

  it('the admin role and calls without a session are refused', async () => {
    const { client } = await signUpReferrer(app);
    expect((await client.put('/api/user/role', { userType: 'admin' })).status).toBe(403);
    expect((await app.client().put('/api/user/role', { userType: 'worker' })).body.message).toContain(
      'Unauthorized',
    );
  });
});
