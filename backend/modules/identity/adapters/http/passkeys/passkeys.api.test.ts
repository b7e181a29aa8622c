import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '#modules/identity/testing/account-mail.ts';
import { ageProof } from '#modules/identity/testing/aged-proof.ts';
import { turnOnAuthenticator } from '#modules/identity/testing/authenticator.ts';
import { addPasskey, SoftwarePasskey } from '#modules/identity/testing/software-passkey.ts';
import type { HttpAnswer, HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const REFUSED = [401, "Unauthorized: That passkey didn't work. Please try again."];

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

async function withPasskey() {
  const person = await signUpReferrer(app);
  return { person, ...(await addPasskey(person)) };
}

type Signing = Parameters<SoftwarePasskey['prove']>[0];

async function question(client: HttpClient): Promise<string> {
  return (await client.post('/api/auth/passkeys/options')).body.challenge;
}

async function signIn(
  passkey: SoftwarePasskey,
  how: Partial<Signing> = {},
  client: HttpClient = app.client(),
): Promise<HttpAnswer<Loose>> {
  const challenge = await question(client);
  return client.post('/api/auth/passkey-login', passkey.prove({ challenge, ...how }));
}

const factors = async (client: HttpClient): Promise<Loose> => (await client.get('/api/auth/factors')).body;

describe('a passkey', () => {
  it('a passkey signs in without a password or a second step', async () => {
    const { person, passkey } = await withPasskey();
    const client = app.client();
    const answer = await signIn(passkey, {}, client);
    expect([answer.status, answer.body.id]).toEqual([200, person.id]);
    expect((await client.get('/api/auth/user')).body.id).toBe(person.id);
    const [newest] = (await client.get('/api/auth/security-events')).body;
    expect(newest).toMatchObject({ kind: 'signed_in', detail: 'passkey' });
  });

  it('a new passkey is bound to this site, requires user verification, and only its public key is stored', async () => {
    const { client, email } = await signUpReferrer(app);
    const { body } = await client.post('/api/auth/factors/passkeys/options');
    expect(body).toMatchObject({
      rp: { id: 'crewvine.test', name: 'Crewvine' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const asked = (await app.client().post('/api/auth/passkeys/options')).body;
    expect(asked).toEqual({
      rpId: 'crewvine.test',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  it('the first passkey gives recovery codes, ends the other sessions, and is confirmed by email', async () => {
    const person = await signUpReferrer(app);
    const other = app.client();
    await other.post('/api/auth/login', { email: person.email, password: TEST_PASSWORD });
    const { codes } = await addPasskey(person);
    expect(new Set(codes).size).toBe(10);
    expect([
      (await other.get('/api/auth/user')).status,
      (await person.client.get('/api/auth/user')).status,
    ]).toEqual([401, 200]);
    expect((await addPasskey(person)).codes).toEqual([]);
    expect((await factors(person.client)).passkeys).toHaveLength(2);
    expect((await mailsTo(app, person.email)).filter((mail) => mail === 'You added a passkey')).toHaveLength(
      2,
    );
  });

  it('a sign-in by password requires the passkey from then on, or a recovery code once', async () => {
    const { person, codes } = await withPasskey();
    const client = app.client();
    const half = await client.post('/api/auth/login', { email: person.email, password: TEST_PASSWORD });
    expect([half.status, half.body]).toEqual([202, { waitsFor: 'second_factor' }]);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    const [code] = codes;
    expect((await client.post('/api/auth/factors/code', { code: '000000' })).status).toBe(422);
    expect((await client.post('/api/auth/factors/code', { code })).status).toBe(200);
  });

  it('a passkey completes a sign-in that waits for a second step', async () => {
    const { person, passkey } = await withPasskey();
    const client = app.client();
    await client.post('/api/auth/login', { email: person.email, password: TEST_PASSWORD });
    expect((await signIn(passkey, {}, client)).status).toBe(200);
  });

  it('a passkey renews the proof of identity', async () => {
    const { person, passkey } = await withPasskey();
    const { client } = person;
    await ageProof(app, person);
    expect((await client.get('/api/auth/step-up')).status).toBe(403);
    const strangers = (await withPasskey()).passkey;
    for (const [shown, status] of [
      [strangers, 422],
      [passkey, 204],
    ] as const) {
      const proof = shown.prove({ challenge: await question(client) });
      expect((await client.post('/api/auth/step-up', { passkey: proof })).status).toBe(status);
    }
    expect((await client.get('/api/auth/step-up')).status).toBe(204);
  });

  it('a removed passkey opens nothing and is no longer a second step', async () => {
    const { person, passkey } = await withPasskey();
    const { client } = person;
    const [{ id }] = (await factors(client)).passkeys;
    const stranger = await signUpReferrer(app);
    expect((await stranger.client.delete(`/api/auth/factors/passkeys/${id}`)).status).toBe(404);
    expect((await client.delete(`/api/auth/factors/passkeys/${id}`)).status).toBe(204);
    expect(await factors(client)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await signIn(passkey)).status).toBe(401);
    const login = { email: person.email, password: TEST_PASSWORD };
    expect((await app.client().post('/api/auth/login', login)).status).toBe(200);
  });

  it('removing a passkey leaves the authenticator app and the recovery codes in place', async () => {
    const person = await signUpReferrer(app);
    const authenticator = await turnOnAuthenticator(app, person);
    await addPasskey(person);
    const [{ id }] = (await factors(person.client)).passkeys;
    await person.client.delete(`/api/auth/factors/passkeys/${id}`);
    expect(await factors(person.client)).toMatchObject({ authenticator: true, recoveryCodesLeft: 10 });
    await addPasskey(person);
    const off = await person.client.send('DELETE', '/api/auth/factors/totp', {
      code: await authenticator.code(),
    });
    expect(off.status).toBe(204);
    expect(await factors(person.client)).toMatchObject({ authenticator: false, recoveryCodesLeft: 10 });
  });
});

describe('an answer to the question of a passkey', () => {
  it.each<[string, Partial<Signing>]>([
    ['of another site', { origin: 'https://evil.example.com' }],
    ['for another site', { rpId: 'evil.example.com' }],
    ['to another question', { challenge: 'x'.repeat(43) }],
    ['by a device that did not check who holds it', { isVerified: false }],
  ])('a passkey answer %s opens nothing', async (_what, how) => {
    const { passkey } = await withPasskey();
    const { status, body } = await signIn(passkey, how);
    expect([status, body.message]).toEqual(REFUSED);
  });

  it('an answer signed with another key opens nothing, and is logged for the passkey’s owner', async () => {
    const { person, passkey } = await withPasskey();
    const client = app.client();
    const challenge = await question(client);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const answer = await client.post('/api/auth/passkey-login', passkey.prove({ challenge }, privateKey));
    expect([answer.status, answer.body.message]).toEqual(REFUSED);
    const [newest] = (await person.client.get('/api/auth/security-events')).body;
    expect(newest).toMatchObject({ kind: 'sign_in_failed', detail: 'passkey' });
    expect((await signIn(new SoftwarePasskey())).status).toBe(401);
  });

  it('an answer counts once, even with the cookie of the question', async () => {
    const { passkey } = await withPasskey();
    const client = app.client();
    const challenge = await question(client);
    const Cookie = client.cookieHeader();
    const proof = passkey.prove({ challenge });
    const send = () => app.client().send('POST', '/api/auth/passkey-login', proof, { Cookie });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(401);
    expect((await app.client().post('/api/auth/passkey-login', proof)).status).toBe(410);
  });

  it('an answer for a new passkey does not sign in, and the other way round', async () => {
    const { person, passkey } = await withPasskey();
    const { client } = person;
    const { challenge } = (await client.post('/api/auth/factors/passkeys/options')).body;
    expect((await app.client().post('/api/auth/passkey-login', passkey.prove({ challenge }))).status).toBe(
      410,
    );
    const made = new SoftwarePasskey().create({ challenge: await question(client) });
    const answer = await client.post('/api/auth/factors/passkeys', made);
    expect([answer.status, answer.body.code]).toEqual([422, 'identity.passkey_refused']);
  });

  it('a suspended person cannot sign in with a passkey and sees the reason', async () => {
    const { person, passkey } = await withPasskey();
    const admin = await signUpAdmin(app);
    const suspension = { action: 'suspend', reason: 'Please stop.', duration: 24 };
    await admin.client.post(`/api/admin/users/${person.id}/moderation`, suspension);
    const { status, body } = await signIn(passkey);
    expect([status, body.code]).toEqual([403, 'identity.suspended']);
  });
});

it('a passkey is a valid second step for admins', async () => {
  const own = await startTestApplication({ environment: { ADMIN_MFA: 'required' } });
  try {
    const admin = await signUpAdmin(own);
    expect((await admin.client.get('/api/admin/users')).status).toBe(403);
    await addPasskey(admin);
    expect((await admin.client.get('/api/admin/users')).status).toBe(200);
  } finally {
    await own.stop();
  }
});
