import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SQL, TASK_QUEUE } from '#platform/tokens.ts';
import { turnOnAuthenticator } from '#modules/identity/testing/authenticator.ts';
import { askToSignIn, confirmPhone, newestCode, textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import { comparable } from '#testing/fixtures/comparable-answer.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpReferrer, TEST_PASSWORD, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({ environment: { TRUST_PROXY: '1' } });
});
afterAll(() => app.stop());

const REFUSED = "Unauthorized: That code isn't right, or it has expired";
const KEPT = { name: 'test-phone-codes', text: `select to_jsonb(c) as kept from phone_codes c` };
const SUSPEND = {
  name: 'test-suspend-by-phone',
  text: `update users set suspended_until = $2::timestamptz + interval '30 days' where id = $1`,
};

const login = (phone: string, code: string, client: HttpClient = app.client(), from = '192.0.2.1') =>
  client.send('post', '/api/auth/phone-login', { phone, code }, { 'X-Forwarded-For': from });
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function someone(person?: SignedUp) {
  const owner = person ?? (await signUpReferrer(app));
  return { ...owner, phone: await confirmPhone(app, owner) };
}

async function codeFor(phone: string): Promise<string> {
  await askToSignIn(app, phone);
  return newestCode(app, phone);
}

describe('signing in by a text', () => {
  it('a texted code opens a new session for the owner of the confirmed phone, once', async () => {
    const { phone, id } = await someone();
    const code = await codeFor(phone);
    const client = app.client();
    const typed = phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1.$2.$3');
    const answer = await login(typed, code, client);
    expect([answer.status, answer.body.id]).toEqual([200, id]);
    expect((await client.get('/api/auth/user')).body.id).toBe(id);
    expect((await login(phone, code)).status).toBe(401);
  });

  it('an unconfirmed, unknown or former phone gets no text', async () => {
    const typed = testPhone();
    await signUpReferrer(app, { phone: typed });
    const former = await someone();
    await former.client.put('/api/user-profile', { phone: testPhone() });
    const gone = await someone();
    await gone.client.send('delete', '/api/auth/account', { currentPassword: TEST_PASSWORD });
    for (const phone of [typed, testPhone(), former.phone, gone.phone]) {
      const before = (await textsTo(app, phone)).length;
      await askToSignIn(app, phone);
      expect(await textsTo(app, phone)).toHaveLength(before);
    }
  });

  it('a known and an unknown phone get the same answer after the same work', async () => {
    const { phone } = await someone();
    const nobodys = testPhone();
    const enqueue = vi.spyOn(app.application.get(TASK_QUEUE), 'enqueue');
    const ask = (to: string) => app.client().post('/api/auth/phone-code', { phone: to, purpose: 'sign_in' });
    const [known, unknown] = [await ask(phone), await ask(nobodys)];
    const kinds = enqueue.mock.calls.map(([{ kind, data }]) => [kind, Object.keys(data)]);
    enqueue.mockRestore();
    expect(known.status).toBe(202);
    expect(comparable(known)).toEqual(comparable(unknown));
    expect(kinds).toEqual([kinds[0], kinds[0]]);
    const code = await newestCode(app, phone);
    const refused = await login(phone, wrong(code));
    expect(refused).toMatchObject({ status: 401, body: { message: REFUSED } });
    expect(comparable(refused)).toEqual(comparable(await login(nobodys, wrong(code))));
    const kept = await app.application.get(SQL).rows<{ kept: { code: object } }>(KEPT, []);
    expect(JSON.stringify(kept)).not.toContain(phone);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`"${code}"`));
  });

  it('the answer stays the same after the three codes of an hour', async () => {
    const { phone } = await someone();
    for (let asked = 0; asked < 5; asked += 1) await askToSignIn(app, phone);
    const codes = (await textsTo(app, phone)).filter((text) => text.includes('sign-in code'));
    expect(codes).toHaveLength(3);
  });

  it('a code is valid for ten minutes and five tries', async () => {
    const { phone } = await someone();
    const code = await codeFor(phone);
    for (let tries = 0; tries < 5; tries += 1) expect((await login(phone, wrong(code))).status).toBe(401);
    expect((await login(phone, code)).status).toBe(401);
    const late = await codeFor(phone);
    await app.application.clock.advance(1 / 6);
    expect((await login(phone, late)).status).toBe(401);
  });

  it('one of ten simultaneous uses of a code succeeds', async () => {
    const { phone } = await someone();
    const code = await codeFor(phone);
    const tries = await Promise.all(Array.from({ length: 10 }, () => login(phone, code)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('a sign-in text is in the language of the account', async () => {
    const person = await someone();
    await person.client.put('/api/auth/preferences', { language: 'es' });
    await askToSignIn(app, person.phone);
    expect((await textsTo(app, person.phone))[0]).toMatch(/\d{6} es su código para entrar/);
  });
});

describe('an account that needs more than a text', () => {
  it('a person with a second step must complete it after the text', async () => {
    const person = await someone();
    const authenticator = await turnOnAuthenticator(app, person);
    const client = app.client();
    const first = await login(person.phone, await codeFor(person.phone), client);
    expect([first.status, first.body]).toEqual([202, { waitsFor: 'second_factor' }]);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    const second = await client.post('/api/auth/factors/code', { code: await authenticator.code() });
    expect([second.status, second.body.id]).toEqual([200, person.id]);
  });

  it('a changed phone ends a sign-in that waits for its second step', async () => {
    const person = await someone();
    const authenticator = await turnOnAuthenticator(app, person);
    const client = app.client();
    await login(person.phone, await codeFor(person.phone), client);
    await person.client.put('/api/user-profile', { phone: testPhone() });
    const second = await client.post('/api/auth/factors/code', { code: await authenticator.code() });
    expect([second.status, second.body.code]).toEqual([410, 'identity.sign_in_again']);
  });

  it('an admin without a second step gets no text, and one with it must also complete it', async () => {
    const admin = await someone(await signUpAdmin(app));
    const before = (await textsTo(app, admin.phone)).length;
    await askToSignIn(app, admin.phone);
    expect(await textsTo(app, admin.phone)).toHaveLength(before);
    await turnOnAuthenticator(app, admin);
    expect((await login(admin.phone, await codeFor(admin.phone))).status).toBe(202);
  });

  it('a person who became an admin after the text cannot sign in with it', async () => {
    const person = await someone();
    const code = await codeFor(person.phone);
    await app.application.sql.rows(
      { name: 'test-make-admin-by-phone', text: `update users set user_type = 'admin' where id = $1` },
      [person.id],
    );
    expect((await login(person.phone, code)).status).toBe(401);
  });

  it('a suspended person sees the reason only after the right code', async () => {
    const person = await someone();
    const code = await codeFor(person.phone);
    await app.application.sql.rows(SUSPEND, [person.id, app.application.clock.now()]);
    expect((await login(person.phone, wrong(code))).status).toBe(401);
    const right = await login(person.phone, code);
    expect([right.status, right.body.code]).toEqual([403, 'identity.suspended']);
  });
});

describe('too many tries', () => {
  it('a phone has ten tries in a quarter of an hour, even an unknown one', async () => {
    const { phone } = await someone();
    for (const tried of [phone, testPhone()]) {
      const statuses = [];
      for (let tries = 0; tries < 11; tries += 1) statuses.push((await login(tried, '123456')).status);
      expect(statuses.slice(0, 10).every((status) => status === 401)).toBe(true);
      expect(statuses.at(-1)).toBe(429);
    }
    expect((await login(phone, await codeFor(phone))).status).toBe(429);
  });

  it('a network has a hundred tries including wrong passwords, and an IPv6 network is a /64', async () => {
    const { phone } = await someone();
    const code = await codeFor(phone);
    const tries = Array.from({ length: 100 }, (_, at) =>
      login(testPhone(), '123456', app.client(), `2001:db8:7:7::${at.toString(16)}`),
    );
    expect((await Promise.all(tries)).every(({ status }) => status === 401)).toBe(true);
    expect((await login(phone, code, app.client(), '2001:db8:7:7:ffff::1')).status).toBe(429);
    expect((await login(phone, code, app.client(), '2001:db8:7:8::1')).status).toBe(200);
  });

  it('a network has a limit of code requests for all phones', async () => {
    const limited = await startTestApplication({
      limits: { phoneCodesOfAddress: { points: 2, seconds: 60 } },
    });
    const ask = () =>
      limited.client().post('/api/auth/phone-code', { phone: testPhone(), purpose: 'sign_in' });
    const statuses = [(await ask()).status, (await ask()).status, (await ask()).status];
    await limited.stop();
    expect(statuses).toEqual([202, 202, 429]);
  });
});

it('codes are deleted a day after their last use', async () => {
  const { phone } = await someone();
  await codeFor(phone);
  await app.advance(25);
  expect(await app.application.sql.rows(KEPT, [])).toEqual([]);
});
