import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdmin } from '#modules/admin/testing/sign-up-admin.ts';
import { deletedCookie, suspendedCookie } from '#testing/fixtures/people/ended-sessions.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpReferrer, signUpWorker, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ROUTES } from '#platform/tokens.ts';

const WHO = ['visitor', 'referrer', 'worker', 'employer', 'admin'] as const;
type Who = (typeof WHO)[number];
type Statuses = readonly [visitor: number, referrer: number, worker: number, employer: number, admin: number];
type Body = (who: Who) => unknown;

const SOMEONE = '01890a5d-ac96-774b-bcce-b302099a8057';

const alike = (status: number): Statuses => [status, status, status, status, status];
const signedIn = (status: number): Statuses => [401, status, status, status, status];
const nothing: Body = () => undefined;

/** The caller's own user type: no one can choose admin (rules.md#admin-not-chosen). */
const ownType: Body = (who) => ({ userType: who });
const nobodysPasskey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const wrongPassword = 'not-the-password';

/**
 * Each call about accounts and the waitlist, with its status for each kind of person. Bodies change as little
 * as possible.
 */
const CALLS: readonly (readonly [call: string, body: Body, wanted: Statuses])[] = [
  ['GET /api/login', nothing, alike(302)],
  ['GET /api/login/callback', nothing, alike(302)],
  ['GET /api/auth/user', nothing, signedIn(200)],
  ['PUT /api/user/role', ownType, [401, 200, 200, 200, 403]],
  ['PUT /api/auth/user/role', ownType, [401, 200, 200, 200, 403]],
  ['PUT /api/user/role', () => ({ userType: 'admin' }), signedIn(403)],
  ['PUT /api/auth/user/role', () => ({ userType: 'worker' }), [401, 200, 200, 200, 409]],
  ['PUT /api/auth/user/role', (who) => ({ userType: who }), [401, 200, 200, 200, 403]],
  [
    'PUT /api/auth/profile',
    (who) => ({
      firstName: 'Pat',
      lastName: 'Lee',
      phone: '512-555-0188',
      userType: who === 'admin' ? 'worker' : who,
      location: 'Austin, TX',
    }),
    [401, 200, 200, 200, 409],
  ],
  [
    'PUT /api/auth/profile',
    () => ({
      firstName: 'Pat',
      lastName: 'Lee',
      phone: '512-555-0188',
      userType: 'admin',
      location: 'Austin, TX',
    }),
    signedIn(403),
  ],
  ['PUT /api/user-profile', () => ({ bio: 'Twenty years of framing.' }), signedIn(200)],
  ['PUT /api/user-profile', () => ({ userType: 'admin' }), signedIn(403)],
  ['PUT /api/auth/preferences', () => ({ wantsEmailAlerts: true }), signedIn(200)],
  [
    'PUT /api/auth/password',
    () => ({ currentPassword: wrongPassword, newPassword: 'sturdy-saw-77' }),
    signedIn(422),
  ],
  [
    'PUT /api/auth/email',
    () => ({ currentPassword: wrongPassword, email: 'new@example.com' }),
    signedIn(422),
  ],
  ['POST /api/auth/resend-verification', nothing, signedIn(202)],
  ['GET /api/auth/factors', nothing, signedIn(200)],
  ['POST /api/auth/factors/code', () => ({ code: '123456' }), alike(410)],
  ['GET /api/auth/step-up', nothing, signedIn(204)],
  ['POST /api/auth/step-up', () => ({ password: wrongPassword }), signedIn(422)],
  ['PUT /api/auth/factors/totp', () => ({ code: '' }), signedIn(400)],
  ['DELETE /api/auth/factors/totp', () => ({ code: '123456' }), signedIn(409)],
  ['POST /api/auth/factors/totp', nothing, signedIn(201)],
  ['POST /api/auth/factors/recovery-codes', nothing, signedIn(409)],
  ['POST /api/auth/factors/passkeys/options', nothing, signedIn(200)],
  ['POST /api/auth/factors/passkeys', nothing, signedIn(400)],
  ['DELETE /api/auth/factors/passkeys/:id', nothing, signedIn(404)],
  ['POST /api/auth/passkeys/options', nothing, alike(200)],
  ['POST /api/auth/passkey-login', () => nobodysPasskey, alike(410)],
  ['POST /api/auth/phone-code', () => ({ phone: '512-555-1234', purpose: 'sign_in' }), alike(202)],
  ['POST /api/auth/phone-code', () => ({ phone: '512-555-1234', purpose: 'confirm' }), signedIn(202)],
  ['POST /api/auth/phone-code', () => ({ phone: '512-555-1234', purpose: 'apply' }), alike(202)],
  ['POST /api/auth/phone-code', () => ({ phone: '512-555-1234', purpose: 'refer' }), alike(202)],
  ['POST /api/auth/phone-code', () => ({ phone: '512-555-1234', purpose: 'claim' }), alike(202)],
  ['POST /api/auth/phone-login', () => ({ phone: '512-555-1234', code: '123456' }), alike(401)],
  ['POST /api/auth/confirm-phone', () => ({ phone: '512-555-9876', code: '123456' }), signedIn(400)],
  ['GET /api/auth/sessions', nothing, signedIn(200)],
  ['GET /api/auth/security-events', nothing, signedIn(200)],
  ['DELETE /api/auth/sessions/:id', nothing, signedIn(404)],
  ['POST /api/auth/add-referrer', () => ({ referralCode: 'ZZZZZZZZ' }), signedIn(404)],
  ['GET /api/auth/personal-data', nothing, signedIn(200)],
  ['DELETE /api/auth/account', () => ({ currentPassword: wrongPassword }), signedIn(422)],
  ['POST /api/auth/forgot-password', () => ({ email: 'nobody@example.com' }), alike(202)],
  ['POST /api/auth/reset-password', () => ({ token: 'none', password: 'sturdy-saw-77' }), alike(410)],
  ['POST /api/auth/verify-email', () => ({ token: 'none' }), alike(410)],
  ['POST /api/access-gate', () => ({ password: 'hardhat' }), alike(200)],
  ['GET /api/access-gate', nothing, alike(200)],
  ['GET /api/auth/provider-signup', nothing, alike(404)],
  ['GET /api/auth/suspension', nothing, alike(404)],
  [
    'POST /api/auth/provider-signup',
    () => ({ firstName: 'Pat', lastName: 'Lee', acceptTerms: true }),
    alike(410),
  ],
  ['GET /api/geo/reverse?lat=30.27&lng=-97.74', nothing, alike(200)],
  ['GET /api/places?q=aus', nothing, alike(200)],
  ['GET /api/job-map', nothing, alike(200)],
  ['GET /api/join/ZZZZZZZZ', nothing, alike(404)],
  ['POST /api/waitlist', (who) => ({ email: `${who}@waiting.example.com` }), alike(201)],
  ['POST /api/waitlist/confirm', () => ({ token: 'none' }), alike(404)],
  ['POST /api/waitlist/details', () => ({ token: 'none', state: 'TX', wantsTexts: false }), alike(404)],
  ['POST /api/auth/login', () => ({ email: 'nobody@example.com', password: wrongPassword }), alike(401)],
  [
    'POST /api/auth/signup',
    (who) => ({
      email: `${who}@again.example.com`,
      password: TEST_PASSWORD,
      firstName: 'Pat',
      lastName: 'Lee',
    }),
    alike(400),
  ],
  ['POST /api/employer-signup', () => ({ acceptTerms: false }), alike(400)],
  ['POST /api/worker-signup', () => ({ acceptTerms: false }), alike(400)],
  ['GET /api/logout', nothing, alike(302)],
];

const OF_THIS_TEST =
  /^\/api\/(login|logout|auth|user\/role|user-profile|employer-signup|worker-signup|access-gate|geo|join|waitlist)(\/|$)/;

/** After one of these, the caller is signed in as someone else, or signed out. */
const MOVES_SESSION = /log(?:in|out)|signup|\/access-gate|\/role|\/profile/;

describe('the calls about accounts', () => {
  let app: TestApplication;
  let people: Readonly<Record<Who, HttpClient>>;
  let ended: Readonly<Record<'deleted' | 'suspended', string>>;

  const signUpAll = async (): Promise<typeof people> => {
    const [referrer, worker, employer, admin] = await Promise.all([
      signUpReferrer(app),
      signUpWorker(app),
      signUpEmployer(app),
      signUpAdmin(app),
    ]);
    return {
      visitor: app.client(),
      referrer: referrer.client,
      worker: worker.client,
      employer: employer.client,
      admin: admin.client,
    };
  };

  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    people = await signUpAll();
    ended = {
      deleted: await deletedCookie(app, signUpWorker),
      suspended: await suspendedCookie(app, signUpWorker),
    };
  });
  afterAll(() => app.stop());

  it('every call about accounts is in the table', () => {
    const tabled = new Set(CALLS.map(([call]) => call.replace(/\?.*/, '').replace('ZZZZZZZZ', ':code')));
    const mounted = app.application
      .all(ROUTES)
      .flat()
      .filter(({ path }) => OF_THIS_TEST.test(path))
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(mounted.filter((call) => !tabled.has(call))).toEqual([]);
  });

  it.each(CALLS)('%s', async (call, body, wanted) => {
    const [method = '', path = ''] = call.replace(':id', SOMEONE).split(' ');
    const asking = MOVES_SESSION.test(path) ? await signUpAll() : people;
    const answered: number[] = [];
    for (const who of WHO) answered.push((await asking[who].send(method, path, body(who))).status);
    expect(Object.fromEntries(WHO.map((who, index) => [who, answered[index]]))).toEqual(
      Object.fromEntries(WHO.map((who, index) => [who, wanted[index]])),
    );
  });

  it.each(CALLS)(
    '%s, with the session of an account that is deleted or suspended',
    async (call, body, wanted) => {
      const [method = '', path = ''] = call.replace(':id', SOMEONE).split(' ');
      for (const [who, Cookie] of Object.entries(ended)) {
        const answer = await app.client().send(method, path, body('visitor'), { Cookie });
        expect(answer.status, who).toBe(wanted[0]);
      }
    },
  );
});
