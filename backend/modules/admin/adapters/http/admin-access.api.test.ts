import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '#platform/tokens.ts';
import { deletedCookie, suspendedCookie } from '#testing/fixtures/people/ended-sessions.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpReferrer, signUpWorker } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { newId } from '#kernel/ids.ts';
import { signUpAdmin } from '../../testing/sign-up-admin.ts';

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

const OTHERS = {
  'someone signed out': async (app: TestApplication) => ({ client: app.client() }),
  'a referrer': (app: TestApplication) => signUpReferrer(app),
  'a worker': (app: TestApplication) => signUpWorker(app),
  'an employer': (app: TestApplication) => signUpEmployer(app),
  'an employer whose email contains admin': (app: TestApplication) =>
    signUpEmployer(app, { email: `admin-${newId()}@admin.example.com` }),
};

describe('the calls of admins', () => {
  let app: TestApplication;
  let calls: { method: string; path: string }[];
  const people = new Map<string, HttpClient>();
  let admin: HttpClient;

  beforeAll(async () => {
    app = await startTestApplication();
    calls = app.application
      .all(ROUTES)
      .flat()
      .filter(({ path }) => path.startsWith('/api/admin/'))
      .map(({ method, path }) => ({ method: method.toUpperCase(), path: path.replace(/:\w+/g, UNKNOWN_ID) }));
    for (const [who, signUp] of Object.entries(OTHERS)) people.set(who, (await signUp(app)).client);
    admin = (await signUpAdmin(app)).client;
  });
  afterAll(() => app.stop());

  it('every documented admin endpoint exists', () => {
    const paths = new Set(calls.map(({ method, path }) => `${method} ${path.replace(UNKNOWN_ID, '{id}')}`));
    const promised = [
      'GET /api/admin/users',
      'GET /api/admin/users.csv',
      'PUT /api/admin/users/{id}/role',
      'GET /api/admin/stats',
      'GET /api/admin/waitlist',
      'GET /api/admin/jobs',
      'GET /api/admin/referrals',
      'GET /api/admin/payments',
      'GET /api/admin/payments/{id}',
      'GET /api/admin/reports',
      'GET /api/admin/audit-log',
      'GET /api/admin/failed-jobs',
      'POST /api/admin/failed-jobs/{id}/retry',
    ];
    expect(promised.filter((call) => !paths.has(call))).toEqual([]);
  });

  it.each(Object.keys(OTHERS))('every admin endpoint rejects %s', async (who) => {
    const wanted = who === 'someone signed out' ? 401 : 403;
    for (const { method, path } of calls) {
      const answer = await people.get(who)?.send(method, path, method === 'GET' ? undefined : {});
      expect(answer?.status, `${method} ${path}`).toBe(wanted);
      expect(answer?.body, `${method} ${path}`).toMatchObject({ code: expect.any(String) });
    }
  });

  /** The role, the account or the leave to use it went while they were signed in. */
  const FORMER = {
    'who has left': (): Promise<string> => deletedCookie(app, signUpAdmin),
    'who is suspended': (): Promise<string> => suspendedCookie(app, signUpAdmin),
  };

  it.each(Object.entries(FORMER))('every admin endpoint rejects an admin %s', async (_who, cookieOf) => {
    const Cookie = await cookieOf();
    for (const { method, path } of calls) {
      const answer = await app.client().send(method, path, method === 'GET' ? undefined : {}, { Cookie });
      expect(answer.status, `${method} ${path}`).toBe(401);
    }
  });

  it('every admin endpoint rejects an admin whose role was removed', async () => {
    const { client, id } = await signUpAdmin(app);
    const Cookie = client.cookieHeader();
    expect((await admin.put(`/api/admin/users/${id}/role`, { userType: 'worker' })).status).toBe(200);
    for (const { method, path } of calls) {
      const answer = await app.client().send(method, path, method === 'GET' ? undefined : {}, { Cookie });
      expect([401, 403], `${method} ${path}`).toContain(answer.status);
    }
  });

  it('every admin endpoint accepts an admin', async () => {
    for (const { method, path } of calls) {
      const answer = await admin.send(method, path, method === 'GET' ? undefined : {});
      expect([200, 400, 404], `${method} ${path}: ${answer.status}`).toContain(answer.status);
    }
  });

  it('every list rejects an invalid cursor, limit, or filter', async () => {
    const lists = calls.filter(({ method, path }) => method === 'GET' && !path.includes(UNKNOWN_ID));
    for (const { path } of lists.filter((call) => !/stats|csv|reconciliation$/.test(call.path))) {
      expect((await admin.get(`${path}?cursor=x`)).status, path).toBe(400);
      expect((await admin.get(`${path}?limit=none`)).status, path).toBe(400);
    }
    expect((await admin.get('/api/admin/users?role=boss')).status).toBe(400);
    expect((await admin.get('/api/admin/jobs?status=boss')).status).toBe(400);
    expect((await admin.get('/api/admin/audit-log?actorId=boss')).status).toBe(400);
  });
});
