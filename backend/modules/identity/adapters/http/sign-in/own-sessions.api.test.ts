import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const LOCK = { name: 'test-lock-user', text: `select 1 from users where id = $1 for update` };
const END_ALL = { name: 'test-end-all', text: `delete from sessions where user_id = $1` };
const CHANGE_HASH = {
  name: 'test-change-hash',
  text: `update users set password_hash = 'another' where id = $1`,
};
const COUNT = {
  name: 'test-count-sessions',
  text: `select count(*)::integer as n from sessions where user_id = $1`,
};
// Within one transaction PostgreSQL shows the activity as it first saw it.
const LOOK_ANEW = { name: 'test-look-anew', text: `select pg_stat_clear_snapshot()::text` };
const WAITING = {
  name: 'test-waiting-for-lock',
  text: `select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`,
};

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const elsewhere = async (email: string, userAgent: string) => {
  const client = app.client();
  await client.post('/api/auth/login', { email, password: TEST_PASSWORD }, { 'User-Agent': userAgent });
  return client;
};
const count = async (id: string): Promise<number> =>
  (await app.application.sql.row<{ n: number }>(COUNT, [id]))?.n ?? -1;

/** Lets a call begin and wait for the account's lock; then changes the account, and lets the call go on. */
async function whileCallWaits<T>(
  userId: string,
  call: () => Promise<T>,
  change: () => Promise<void>,
): Promise<T> {
  const sql = app.application.get(SQL);
  let answer: Promise<T> | undefined;
  await app.application.get(UNIT_OF_WORK).transaction(async () => {
    await sql.rows(LOCK, [userId]);
    answer = call();
    const waiting = async (): Promise<number> => {
      await sql.rows(LOOK_ANEW);
      return (await sql.row<{ n: number }>(WAITING))?.n ?? 0;
    };
    await expect.poll(waiting).toBeGreaterThan(0);
    await change();
  });
  if (!answer) throw new Error('The call did not begin');
  return answer;
}

describe('a person’s list of sessions', () => {
  it('the list shows all sessions of the person, including this one, and holds no secret', async () => {
    const { client, email } = await signUpReferrer(app);
    const phone = await elsewhere(email, 'A phone');
    const { status, body } = await client.get('/api/auth/sessions');
    expect(status).toBe(200);
    expect(body).toHaveLength(2);
    expect(body.map((one: Loose) => [one.isCurrent, one.userAgent]).toSorted()).toEqual([
      [false, 'A phone'],
      [true, 'node'],
    ]);
    expect(body[0].address).toContain('127.0.0.1');
    const secret = /crewvine\.sid=([^;]+)/.exec(phone.cookieHeader())?.[1] ?? 'none';
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('a person ends another session of theirs', async () => {
    const { client, email } = await signUpReferrer(app);
    const phone = await elsewhere(email, 'A phone');
    const { body } = await client.get('/api/auth/sessions');
    const other = body.find((one: Loose) => !one.isCurrent);
    expect((await client.delete(`/api/auth/sessions/${other.id}`)).status).toBe(204);
    expect((await phone.get('/api/auth/user')).status).toBe(401);
    expect((await client.get('/api/auth/user')).status).toBe(200);
    expect((await client.delete(`/api/auth/sessions/${other.id}`)).status).toBe(404);
  });

  it('ending the current session signs the person out', async () => {
    const { client } = await signUpReferrer(app);
    const [own] = (await client.get('/api/auth/sessions')).body;
    expect((await client.delete(`/api/auth/sessions/${own.id}`)).status).toBe(204);
    expect(client.cookieHeader()).not.toContain('crewvine.sid=');
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('other people’s sessions are neither shown nor ended', async () => {
    const [one, two] = [await signUpReferrer(app), await signUpReferrer(app)];
    const [theirs] = (await two.client.get('/api/auth/sessions')).body;
    expect((await one.client.delete(`/api/auth/sessions/${theirs.id}`)).status).toBe(404);
    expect((await one.client.delete('/api/auth/sessions/not-an-id')).status).toBe(404);
    expect((await two.client.get('/api/auth/user')).status).toBe(200);
    expect((await app.client().get('/api/auth/sessions')).status).toBe(401);
    expect((await app.client().delete(`/api/auth/sessions/${theirs.id}`)).status).toBe(401);
  });

  it('only the cookie’s secret opens a session, never the ID in the list', async () => {
    const { client } = await signUpReferrer(app);
    const [own] = (await client.get('/api/auth/sessions')).body;
    const cookies = client.cookieHeader().replace(/crewvine\.sid=[^;]+/, `crewvine.sid=${own.id}`);
    expect((await app.client().get('/api/auth/user', { Cookie: cookies })).status).toBe(401);
  });

  it('a request from another site cannot end a session', async () => {
    const { client } = await signUpReferrer(app);
    const [own] = (await client.get('/api/auth/sessions')).body;
    const path = `/api/auth/sessions/${own.id}`;
    expect((await client.delete(path, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });
});

describe('the last visit', () => {
  const now = () => app.application.clock.now();
  const LAST = {
    name: 'test-last-active',
    text: `select last_active_at > $2::timestamptz - interval '1 minute' as "isNow" from users where id = $1`,
  };
  const AGE = {
    name: 'test-age-presence',
    text: `with aged as (update sessions set last_seen_at = now() - interval '6 minutes' where user_id = $1)
      update users set last_active_at = $2::timestamptz - interval '6 minutes' where id = $1`,
  };

  it('the last visit is set at the sign-in and updated by later calls', async () => {
    const { client, id } = await signUpReferrer(app);
    const { sql } = app.application;
    expect(await sql.row(LAST, [id, now()])).toEqual({ isNow: true });
    await sql.rows(AGE, [id, now()]);
    expect(await sql.row(LAST, [id, now()])).toEqual({ isNow: false });
    await client.get('/api/auth/user');
    expect(await sql.row(LAST, [id, now()])).toEqual({ isNow: true });
  });
});

describe('a session id', () => {
  it('a visitor’s session ID is replaced at the sign-in', async () => {
    const visitor = app.client();
    await visitor.post('/api/access-gate', { password: app.settings.accessPassword });
    const planted = visitor.cookieHeader();
    expect(planted).not.toBe('');
    const { email } = await signUpReferrer(app);
    await visitor.post('/api/auth/login', { email, password: TEST_PASSWORD });
    expect(visitor.cookieHeader()).not.toBe(planted);
    expect((await app.client().get('/api/auth/user', { Cookie: planted })).status).toBe(401);
  });

  it('a session ID made up by the browser is not used', async () => {
    const { email } = await signUpReferrer(app);
    const planted = { Cookie: `crewvine.sid=${'x'.repeat(43)}` };
    const stranger = app.client();
    await stranger.post('/api/auth/login', { email, password: TEST_PASSWORD }, planted);
    expect(stranger.cookieHeader()).not.toContain('xxxx');
    expect((await app.client().get('/api/auth/user', planted)).status).toBe(401);
  });

  it('a change of role changes the session ID, and the old one opens nothing', async () => {
    const { client } = await signUpReferrer(app);
    const before = client.cookieHeader();
    await client.put('/api/user/role', { userType: 'worker' });
    expect(client.cookieHeader()).not.toBe(before);
    expect((await app.client().get('/api/auth/user', { Cookie: before })).status).toBe(401);
    expect((await client.get('/api/auth/sessions')).body).toHaveLength(1);
  });

  it('a change of role also applies to the person’s other sessions', async () => {
    const { client, email } = await signUpReferrer(app);
    const phone = await elsewhere(email, 'A phone');
    await client.put('/api/user/role', { userType: 'employer' });
    expect((await phone.get('/api/can-post-job')).status).toBe(200);
  });
});

describe('a call in progress', () => {
  it('a call in progress does not restore a session that has ended', async () => {
    const { client, id } = await signUpReferrer(app);
    const answer = await whileCallWaits(
      id,
      () => client.put('/api/user/role', { userType: 'worker' }),
      async () => void (await app.application.get(SQL).rows(END_ALL, [id])),
    );
    expect([answer.status, await count(id)]).toEqual([401, 0]);
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('a call in progress does not sign in with a replaced password', async () => {
    const { id, email } = await signUpReferrer(app);
    const stranger = app.client();
    const answer = await whileCallWaits(
      id,
      () => stranger.post('/api/auth/login', { email, password: TEST_PASSWORD }),
      async () => {
        await app.application.get(SQL).rows(CHANGE_HASH, [id]);
        await app.application.get(SQL).rows(END_ALL, [id]);
      },
    );
    expect([answer.status, answer.body.message]).toEqual([401, 'Unauthorized: invalid email or password']);
    expect(await count(id)).toBe(0);
    expect((await stranger.get('/api/auth/user')).status).toBe(401);
  });
});
