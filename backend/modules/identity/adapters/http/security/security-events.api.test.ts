import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, resetToken, tokenTo } from '#modules/identity/testing/account-mail.ts';
import { turnOnAuthenticator } from '#modules/identity/testing/authenticator.ts';
import { addPasskey } from '#modules/identity/testing/software-passkey.ts';
import { askToSignIn, confirmPhone, newestCode, textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import { MAKE_ADMIN } from '#modules/identity/index.ts';
import type { HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpReferrer, TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { realTime } from '#testing/fixtures/time/real-time.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const NEW_DEVICE = 'New sign-in to your account';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const eventsOf = async ({ client }: Pick<SignedUp, 'client'>, query = ''): Promise<Loose[]> =>
  (await client.get<Loose[]>(`/api/auth/security-events${query}`)).body;

/** In words, the oldest first. */
const toldOf = async (person: Pick<SignedUp, 'client'>): Promise<string[]> =>
  (await eventsOf(person)).map(({ kind, detail }) => (detail ? `${kind} ${detail}` : kind)).toReversed();

async function signIn(client: HttpClient, email: string, password = TEST_PASSWORD): Promise<number> {
  const headers = { 'User-Agent': PHONE };
  return (await client.post('/api/auth/login', { email, password }, headers)).status;
}

describe('security events', () => {
  it('sign-ins and failures are logged with their address', async () => {
    const person = await signUpReferrer(app);
    expect(await signIn(app.client(), person.email, 'not-the-password')).toBe(401);
    expect(await signIn(app.client(), person.email)).toBe(200);
    const [inAgain, failed, first] = await eventsOf(person);
    expect(first).toMatchObject({ kind: 'signed_in', detail: 'sign_up', isNewDevice: false });
    expect(failed).toMatchObject({ kind: 'sign_in_failed', detail: 'password', userAgent: PHONE });
    expect(inAgain).toMatchObject({ kind: 'signed_in', detail: 'password', userAgent: PHONE });
    for (const { address } of [inAgain, failed, first]) expect(address).toMatch(/127\.0\.0\.1$/);
  });

  it('a locked account is logged once, with the cause', async () => {
    const person = await signUpReferrer(app);
    for (let tries = 0; tries < 12; tries += 1)
      await signIn(app.client(), person.email, `wrong-${tries}-word`);
    const told = await toldOf(person);
    expect(told.filter((event) => event === 'sign_in_failed password')).toHaveLength(10);
    expect(told.slice(-1)).toEqual(['locked_out password']);
  });

  it('every change of the ways to sign in is logged', async () => {
    const person = await signUpReferrer(app);
    const phone = await confirmPhone(app, person);
    await person.client.put('/api/auth/user/role', { userType: 'worker' });
    await person.client.put('/api/auth/user/role', { userType: 'worker' });
    const authenticator = await turnOnAuthenticator(app, person);
    await person.client.post('/api/auth/factors/recovery-codes');
    await person.client.get('/api/auth/personal-data');
    await person.client.send('DELETE', '/api/auth/factors/totp', { code: await authenticator.code() });
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'another-hammer-9' };
    await person.client.put('/api/auth/password', change);
    await askToSignIn(app, phone);
    const other = app.client();
    await other.post('/api/auth/phone-login', { phone, code: await newestCode(app, phone) });
    await other.get('/api/logout');
    expect(await toldOf(person)).toEqual([
      'signed_in sign_up',
      'phone_confirmed',
      'role_changed worker',
      'second_step_on',
      'recovery_codes_renewed',
      'data_exported own',
      'second_step_off',
      'password_changed',
      'signed_in text',
      'session_ended signed_out',
    ]);
  });

  it('a change of email is logged when the new address is confirmed, not before', async () => {
    const person = await signUpReferrer(app);
    const email = `moved-${person.email}`;
    const change = { email, currentPassword: TEST_PASSWORD };
    expect((await person.client.put('/api/auth/email', change)).status).toBeLessThan(300);
    const token = await tokenTo(app, email, 'verify-email');
    expect(await toldOf(person)).toEqual(['signed_in sign_up']);
    for (const _click of ['first', 'second'])
      expect((await person.client.post('/api/auth/verify-email', { token })).status).toBe(204);
    expect(await toldOf(person)).toEqual(['signed_in sign_up', 'email_changed']);
  });

  it('sessions ended from elsewhere are logged', async () => {
    const person = await signUpReferrer(app);
    await signIn(app.client(), person.email);
    const { body } = await person.client.get<Loose[]>('/api/auth/sessions');
    const other = body.find(({ isCurrent }) => !isCurrent);
    await person.client.delete(`/api/auth/sessions/${other.id}`);
    await signIn(app.client(), person.email);
    await app.client().post('/api/auth/reset-password', {
      token: await resetToken(app, person.email),
      password: 'yet-another-9',
    });
    const again = app.client();
    await signIn(again, person.email, 'yet-another-9');
    expect((await toldOf({ client: again })).slice(-6)).toEqual([
      'signed_in password',
      'session_ended ended',
      'signed_in password',
      'session_ended elsewhere',
      'password_changed',
      'signed_in password',
    ]);
  });

  it('an expired session is logged with its time and address', async () => {
    const person = await signUpReferrer(app);
    await signIn(app.client(), person.email);
    const aged = `update sessions set expire = now() - interval '1 hour' where user_id = $1 and user_agent = $2`;
    await runSql(app.application.sql, aged, [person.id, PHONE]);
    const before = realTime() - 1_800_000;
    await app.application.worker.runDueWork();
    const ended = (await eventsOf(person)).filter(({ kind }) => kind === 'session_ended');
    expect(ended).toMatchObject([{ detail: 'expired', userAgent: PHONE }]);
    expect(ended[0].address).toMatch(/127\.0\.0\.1$/);
    expect(Date.parse(ended[0].at)).toBeLessThan(before);
  });

  it('the session replaced by the twenty-first one is logged', async () => {
    const person = await signUpReferrer(app);
    await runSql(
      app.application.sql,
      `insert into sessions (sid, sess, expire, user_id, user_agent, address, created_at)
        select gen_random_uuid()::text, '{}', now() + interval '1 day', $1, 'An old phone', '192.0.2.9', now() - number * interval '1 hour'
        from generate_series(1, 19) number`,
      [person.id],
    );
    expect(await toldOf(person)).toEqual(['signed_in sign_up']);
    await signIn(app.client(), person.email);
    const ended = (await eventsOf(person)).filter(({ kind }) => kind === 'session_ended');
    expect(ended).toMatchObject([{ detail: 'crowded_out', userAgent: 'An old phone', address: '192.0.2.9' }]);
  });

  it('a wrong second step and a new admin are logged', async () => {
    const person = await signUpReferrer(app);
    await turnOnAuthenticator(app, person);
    const half = app.client();
    await signIn(half, person.email);
    await half.post('/api/auth/factors/code', { code: '000000' });
    expect((await toldOf(person)).at(-1)).toBe('sign_in_failed code');
    const admin = { email: person.email, password: 'an-admin-hammer-9', termsVersion: '2026-11-01' };
    await app.application.get(MAKE_ADMIN).run(admin);
    await signIn(person.client, person.email, 'an-admin-hammer-9');
    expect((await toldOf(person)).slice(-3)).toEqual([
      'role_changed admin',
      'password_changed',
      'signed_in password',
    ]);
  });

  it('security events are paged, and only their person can read them', async () => {
    const person = await signUpReferrer(app);
    for (let times = 0; times < 3; times += 1) await signIn(app.client(), person.email, 'wrong-password');
    const first = await person.client.get<Loose[]>('/api/auth/security-events?limit=3');
    const next = /<([^>]+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const second = await person.client.get<Loose[]>(next);
    expect([...first.body, ...second.body]).toEqual(await eventsOf(person));
    const stranger = await signUpReferrer(app);
    expect(await toldOf(stranger)).toEqual(['signed_in sign_up']);
    expect((await app.client().get('/api/auth/security-events')).status).toBe(401);
  });

  it('an unknown email is not stored', async () => {
    const email = 'nobody-has-this@example.com';
    await signIn(app.client(), email, 'not-the-password');
    const rows = await app.application.sql.rows<{ row: string; userId: string | null }>({
      name: 'test-nobodys-events',
      text: `select e::text as row, user_id as "userId" from security_events e where user_id is null`,
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain('nobody-has-this');
  });

  it.each([
    'update security_events set detail = detail',
    'delete from security_events',
    'truncate security_events',
  ])('security events refuse %s', async (text) => {
    await signUpReferrer(app);
    const change = runSql(app.application.sql, text);
    await expect(change).rejects.toThrow('Security events are only ever added to');
  });
});

describe('a new device', () => {
  it('a sign-in on a new device is reported by email, once', async () => {
    const person = await signUpReferrer(app);
    const phone = app.client();
    await signIn(phone, person.email);
    await phone.get('/api/logout');
    await signIn(phone, person.email);
    await signIn(person.client, person.email);
    expect((await mailsTo(app, person.email)).filter((subject) => subject === NEW_DEVICE)).toHaveLength(1);
    const marked = (await eventsOf(person)).filter(({ isNewDevice }) => isNewDevice);
    expect(marked).toMatchObject([{ kind: 'signed_in', detail: 'password' }]);
  });

  it('a new device’s email names recognized facts, not the device’s own words', async () => {
    const person = await signUpReferrer(app);
    const hostile = `${PHONE} https://evil.com/login <b>call 1-900</b>`;
    const body = { email: person.email, password: TEST_PASSWORD };
    await app.client().post('/api/auth/login', body, { 'User-Agent': hostile });
    await app.settle();
    const outbox = await app.client().get<Loose[]>(`/api/dev/outbox?to=${encodeURIComponent(person.email)}`);
    const mail = outbox.body.find(({ subject }) => subject === NEW_DEVICE);
    expect(mail.body).toContain('Device: Chrome, Android. Network address: ');
    expect(mail.body).not.toMatch(/evil|900/);
  });

  it('an account without email gets a text for a new device and a new passkey, in its language', async () => {
    const person = await signUpReferrer(app);
    const phone = await confirmPhone(app, person);
    await runSql(
      app.application.sql,
      `update users set email = null, email_verified_at = null, password_hash = null, language = 'es' where id = $1`,
      [person.id],
    );
    const other = app.client();
    await askToSignIn(app, phone);
    const proof = { phone, code: await newestCode(app, phone) };
    await other.post('/api/auth/phone-login', proof, { 'User-Agent': `${PHONE} evil.com/login` });
    const [told = ''] = await textsTo(app, phone);
    expect(told).toBe(
      'Crewvine: su cuenta se acaba de abrir en un equipo nuevo: Chrome, Android. Si no fue usted, salga de ese equipo en su perfil. Responda STOP para salir.',
    );
    await addPasskey({ ...person, client: other });
    expect((await textsTo(app, phone))[0]).toContain('hay una llave nueva para entrar a su cuenta');
  });

  it('the mark of one person’s device is not valid for another person', async () => {
    const [one, other] = [await signUpReferrer(app), await signUpReferrer(app)];
    const shared = app.client();
    await signIn(shared, one.email);
    await signIn(shared, other.email);
    for (const { email } of [one, other]) expect(await mailsTo(app, email)).toContain(NEW_DEVICE);
  });
});
