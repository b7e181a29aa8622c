import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_ACTIONS } from '#contract/admin/users.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, signUpWorker, TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { signUpAdmin } from '../../testing/sign-up-admin.ts';

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

let app: TestApplication;
let admin: SignedUp;

beforeAll(async () => {
  app = await startTestApplication();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const of = ({ id }: SignedUp, what = ''): string => `/api/admin/users/${id}${what}`;
const logged = async ({ id }: SignedUp): Promise<Loose[]> =>
  (await admin.client.get<Loose[]>(`/api/admin/audit-log?subjectId=${id}`)).body;

describe('a person, for an admin', () => {
  it('the page shows the account, its sign-in methods, its sessions, and its holdings', async () => {
    const worker = await signUpWorker(app, { lastName: 'Whole' });
    const { body } = await admin.client.get(of(worker));
    expect(body).toMatchObject({
      id: worker.id,
      email: worker.email,
      lastName: 'Whole',
      userType: 'worker',
      status: 'active',
      language: 'en',
      companyName: null,
      suspendedUntil: null,
      deletedAt: null,
      hasPassword: true,
      hasAuthenticator: false,
      passkeys: 0,
      balances: [],
    });
    expect(body.sessions).toMatchObject([{ address: expect.any(String), lastSeenAt: expect.any(String) }]);
    // The id of a session opens nothing; its secret stays out of the answer.
    expect(JSON.stringify(body)).not.toMatch(/sid|password_hash|argon2/);
    expect(await admin.client.get(`/api/admin/users/${UNKNOWN_ID}`)).toMatchObject({
      status: 404,
      body: { code: 'identity.user_not_found' },
    });
  });

  it('an admin signs a person out everywhere, which the audit log and their security events record', async () => {
    const one = await signUpReferrer(app);
    await app.client().post('/api/auth/login', { email: one.email, password: TEST_PASSWORD });
    const answer = await admin.client.post(of(one, '/sign-out'), {});
    expect(answer).toMatchObject({ status: 200, body: { sessions: 2 } });
    expect((await one.client.get('/api/auth/user')).status).toBe(401);
    expect((await admin.client.get(of(one))).body.sessions).toEqual([]);
    const [line] = await logged(one);
    expect(line).toMatchObject({
      action: 'user.signed_out',
      subjectName: expect.stringContaining(' '),
      details: { sessions: 2 },
      requestId: answer.headers.get('X-Request-Id'),
    });
    const events = await admin.client.get<Loose[]>(`/api/admin/security-events?userId=${one.id}`);
    expect(events.body.map(({ kind }) => kind)).toContain('session_ended');
    for (const call of ['POST sign-out', 'GET notes']) {
      const [method = '', what = ''] = call.split(' ');
      const unknown = await admin.client.send(method, `/api/admin/users/${UNKNOWN_ID}/${what}`);
      expect(unknown.status, call).toBe(404);
    }
  });
});

describe('notes about a person', () => {
  const texts = async (person: SignedUp): Promise<string[]> =>
    (await admin.client.get<Loose[]>(of(person, '/notes'))).body.map(({ text }) => text);

  it('notes are listed newest first and can be removed, and the audit log holds none of their words', async () => {
    const one = await signUpReferrer(app);
    const add = (text: string) => admin.client.post(of(one, '/notes'), { text });
    expect((await add('Called about a payout.')).status).toBe(201);
    const { id } = (await add('  Sent a copy of the bank letter.  ')).body;
    expect(await texts(one)).toEqual(['Sent a copy of the bank letter.', 'Called about a payout.']);
    const page = await admin.client.get<Loose[]>(of(one, '/notes?limit=1'));
    expect(page.body).toMatchObject([{ id, author: { id: admin.id } }]);
    const next = /<([^>]+)>/.exec(page.headers.get('Link') ?? '')?.[1] ?? '';
    expect((await admin.client.get<Loose[]>(next)).body).toHaveLength(1);
    expect((await admin.client.send('DELETE', of(one, `/notes/${id}`))).status).toBe(204);
    expect((await admin.client.send('DELETE', of(one, `/notes/${id}`))).status).toBe(404);
    expect(await texts(one)).toEqual(['Called about a payout.']);
    const lines = await logged(one);
    expect(lines.map(({ action }) => action)).toEqual(['user.note_removed', 'user.noted', 'user.noted']);
    expect(JSON.stringify(lines)).not.toMatch(/payout|bank/);
  });

  it('a note can be removed only under the person it is about', async () => {
    const [one, other] = [await signUpReferrer(app), await signUpReferrer(app)];
    const { id } = (await admin.client.post(of(one, '/notes'), { text: 'Mine' })).body;
    expect((await admin.client.send('DELETE', of(other, `/notes/${id}`))).status).toBe(404);
    expect(await texts(one)).toEqual(['Mine']);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['too much', 'x'.repeat(2_001)],
  ])('a note with %s is rejected', async (_what, text) => {
    expect((await admin.client.post(of(admin, '/notes'), { text })).status).toBe(400);
  });

  it('notes appear in the person’s copy without their author, and are deleted with the account', async () => {
    const one = await signUpReferrer(app);
    await admin.client.post(of(one, '/notes'), { text: 'Wants to be called Lupe.' });
    const { parts } = (await one.client.get('/api/auth/personal-data')).body;
    expect(parts.adminNotes).toEqual([{ at: expect.any(String), text: 'Wants to be called Lupe.' }]);
    await one.client.send('DELETE', '/api/auth/account', { currentPassword: TEST_PASSWORD });
    expect(await texts(one)).toEqual([]);
    expect(await admin.client.post(of(one, '/notes'), { text: 'Too late' })).toMatchObject({
      status: 409,
      body: { code: 'identity.account_deleted' },
    });
    expect((await admin.client.get(of(one))).body.deletedAt).toEqual(expect.any(String));
  });
});

const ACTIONS: Readonly<
  Record<(typeof ACCOUNT_ACTIONS)[number], (who: SignedUp) => Promise<{ status: number }>>
> = {
  change_role: (who) => admin.client.put(of(who, '/role'), { userType: 'worker' }),
  add_note: (who) => admin.client.post(of(who, '/notes'), { text: 'Called.' }),
  moderate: (who) =>
    admin.client.post(of(who, '/moderation'), { action: 'warn', reason: 'Please be kind to other members.' }),
};
const suspended = async (): Promise<SignedUp> => {
  const one = await signUpReferrer(app);
  const suspension = { action: 'suspend', duration: 24, reason: 'Spam in many posts.' };
  expect((await admin.client.post(of(one, '/moderation'), suspension)).status).toBe(201);
  return one;
};
const deleted = async (): Promise<SignedUp> => {
  const one = await signUpReferrer(app);
  await one.client.send('DELETE', '/api/auth/account', { currentPassword: TEST_PASSWORD });
  return one;
};

it.each([
  ['active', () => signUpReferrer(app), ACCOUNT_ACTIONS],
  ['suspended', suspended, ACCOUNT_ACTIONS],
  ['deleted', deleted, []],
] as const)('a person who is %s has the actions that the server accepts', async (status, make, actions) => {
  const one = await make();
  expect((await admin.client.get(of(one))).body).toMatchObject({ status, actions });
  for (const action of ACCOUNT_ACTIONS) {
    const answer = await ACTIONS[action](one);
    expect([action, answer.status < 300]).toEqual([action, actions.some((name) => name === action)]);
  }
});
