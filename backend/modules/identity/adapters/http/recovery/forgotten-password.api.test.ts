import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TASK_QUEUE, SQL } from '#platform/tokens.ts';
import { comparable } from '#testing/fixtures/comparable-answer.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { mailsTo, resetToken, RESET_SUBJECT, tokenTo } from '#modules/identity/testing/account-mail.ts';

const NEW_PASSWORD = 'level-and-square-7';
const KEPT_TOKENS = {
  name: 'test-kept-tokens',
  text: `select t.* from account_tokens t join users u on u.id = t.user_id where u.email = $1`,
};
const WITHOUT_PASSWORD = {
  name: 'test-without-password',
  text: `update users set password_hash = null where email = $1`,
};
const DELETED = { name: 'test-deleted', text: `update users set deleted_at = now() where email = $1` };

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const forget = (email: string): Promise<HttpAnswer<Loose>> =>
  app.client().post('/api/auth/forgot-password', { email });
const reset = (token: string, password = NEW_PASSWORD): Promise<HttpAnswer<Loose>> =>
  app.client().post('/api/auth/reset-password', { token, password });
const signIn = async (email: string, password: string): Promise<number> =>
  (await app.client().post('/api/auth/login', { email, password })).status;
const rows = (statement: { name: string; text: string }, email: string): Promise<Loose[]> =>
  app.application.get(SQL).rows<Loose>(statement, [email]);

describe('asking for a new password', () => {
  it('a known and an unknown address get the same answer after the same work', async () => {
    const { email } = await signUpReferrer(app);
    const enqueue = vi.spyOn(app.application.get(TASK_QUEUE), 'enqueue');
    const [known, unknown] = [await forget(email), await forget('nobody@example.com')];
    const kinds = enqueue.mock.calls.map(([{ kind, data }]) => [kind, Object.keys(data)]);
    enqueue.mockRestore();
    expect(known.status).toBe(202);
    expect(comparable(known)).toEqual(comparable(unknown));
    expect(kinds).toEqual([kinds[0], kinds[0]]);
    expect(await mailsTo(app, 'nobody@example.com')).toEqual([]);
    expect((await mailsTo(app, email))[0]).toBe(RESET_SUBJECT);
  });

  it('only the hash of the token is stored', async () => {
    const { email } = await signUpReferrer(app);
    const token = await resetToken(app, email);
    expect(JSON.stringify(await rows(KEPT_TOKENS, email))).not.toContain(token);
  });

  it('the account is found by its address in any case, and a deleted account gets no email', async () => {
    const { email } = await signUpReferrer(app);
    await forget(email.toUpperCase());
    expect((await mailsTo(app, email))[0]).toBe(RESET_SUBJECT);
    const gone = await signUpReferrer(app);
    await rows(DELETED, gone.email);
    expect((await forget(gone.email)).status).toBe(202);
    expect(await mailsTo(app, gone.email)).not.toContain(RESET_SUBJECT);
  });

  it('an account gets five emails an hour, and the answer does not reveal the limit', async () => {
    const { email } = await signUpReferrer(app);
    const answers = [];
    for (let tries = 0; tries < 7; tries += 1) answers.push(comparable(await forget(email)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const sent = (await mailsTo(app, email)).filter((subject) => subject === RESET_SUBJECT);
    expect(sent).toHaveLength(5);
  });

  it('a network address with too many requests is refused', async () => {
    const limited = await startTestApplication({
      limits: { resetLinksOfAddress: { points: 2, seconds: 60 } },
    });
    const ask = (email: string) => limited.client().post('/api/auth/forgot-password', { email });
    const statuses = [await ask('a@example.com'), await ask('b@example.com'), await ask('c@example.com')];
    await limited.stop();
    expect(statuses.map(({ status }) => status)).toEqual([202, 202, 429]);
  });
});

describe('choosing a new password', () => {
  it('a new password signs out all sessions, confirms the address and sends an email', async () => {
    const { client, email } = await signUpReferrer(app);
    expect((await reset(await resetToken(app, email))).status).toBe(204);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect([await signIn(email, TEST_PASSWORD), await signIn(email, NEW_PASSWORD)]).toEqual([401, 200]);
    await client.post('/api/auth/login', { email, password: NEW_PASSWORD });
    expect((await client.get('/api/auth/user')).body.emailVerifiedAt).not.toBeNull();
    expect(await mailsTo(app, email)).toContain('Your password was changed');
  });

  it('an account with only a provider gets a password', async () => {
    const { email } = await signUpReferrer(app);
    await rows(WITHOUT_PASSWORD, email);
    expect((await reset(await resetToken(app, email))).status).toBe(204);
    expect(await signIn(email, NEW_PASSWORD)).toBe(200);
  });

  it('an invalid, used, replaced, unrelated or expired link is refused', async () => {
    const { email } = await signUpReferrer(app);
    const confirmation = await tokenTo(app, email, 'verify-email');
    const older = await resetToken(app, email);
    const newer = await resetToken(app, email);
    const refused = [await reset('made-up'), await reset(older), await reset(confirmation)];
    await reset(newer);
    refused.push(await reset(newer));
    const late = await resetToken(app, email);
    await app.application.clock.advance(1);
    refused.push(await reset(late));
    const body = { code: 'identity.link_expired', message: 'This link is invalid or has expired' };
    for (const answer of refused) expect([answer.status, answer.body]).toEqual([410, body]);
  });

  it('a link is used once, even by simultaneous calls', async () => {
    const { email } = await signUpReferrer(app);
    const token = await resetToken(app, email);
    const passwords = Array.from({ length: 10 }, (_unused, n) => `${NEW_PASSWORD}-${n}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 410)).toHaveLength(9);
    const winner = passwords[statuses.indexOf(204)] ?? '';
    expect(await signIn(email, winner)).toBe(200);
  });

  it('a common or short password is refused and leaves the link usable', async () => {
    const { email } = await signUpReferrer(app);
    const token = await resetToken(app, email);
    const common = await reset(token, 'password1');
    expect([common.status, common.body.code]).toEqual([400, 'identity.common_password']);
    expect((await reset(token, 'short')).body.message).toBe('Password must be at least 8 characters');
    expect((await reset(token)).status).toBe(204);
  });

  it('tries of links from one address are limited', async () => {
    const limited = await startTestApplication({ limits: { tokenLink: { points: 3, seconds: 60 } } });
    const tries = [1, 2, 3, 4].map((n) =>
      limited.client().post('/api/auth/reset-password', { token: `guess-${n}`, password: NEW_PASSWORD }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    await limited.stop();
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it.each(['/api/auth/forgot-password', '/api/auth/reset-password'])(
    '%s refuses the page of another site',
    async (path) => {
      const answer = await app.client().post(path, {}, { 'Sec-Fetch-Site': 'cross-site' });
      expect([answer.status, answer.body.code]).toEqual([403, 'http.cross_site']);
    },
  );
});
