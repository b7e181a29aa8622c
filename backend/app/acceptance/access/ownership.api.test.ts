import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdmin } from '#modules/admin/testing/sign-up-admin.ts';
import { MAKE_ADMIN } from '#modules/identity/index.ts';
import { certifyChecks } from '#testing/fixtures/people/certify-checks.ts';
import { deletedCookie, suspendedCookie } from '#testing/fixtures/people/ended-sessions.ts';
import type { HttpAnswer, HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { framerJob, ok, referralOf } from '#testing/fixtures/referral-fixture.ts';
import { signUpEmployer, signUpReferrer, signUpWorker, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ROUTES } from '#platform/tokens.ts';
import { COMMUNITY_CALLS, COMMUNITY_ENDINGS } from '../../testing/community/community-calls.ts';
import { OWNED_CALLS, PARTIES, STRANGERS } from '../../testing/ownership/owned-calls.ts';
import { ownedThings } from '../../testing/ownership/owned-things.ts';

const NOBODYS_ID = '01890a5d-ac96-774b-bcce-b302099a8057';
/** A placeholder for an ID in a body. */
const IN_BODY = /^:\w+$/;
const NAMED_IN_PATH = /^\w+ [^?]*:/;
const UUID = /^[\da-f-]{36}$/;
/** Links without an account: each opens one thing. */
const TOKENS = ['confirmation', 'signing', 'consent', 'referenceLink'];
/** `account-access.api.test.ts` covers calls about accounts, `admin-screens.api.test.ts` those of admins. */
const OF_OTHER_TESTS = /^\/api\/(auth|admin)\//;

/** An invalid text in place of an ID. */
const malformed = (id: string): string => (UUID.test(id) ? 'not-an-id' : unknown(id));
/** The same address with an ID or token that does not exist. */
const unknown = (id: string): string => (UUID.test(id) ? NOBODYS_ID : `${id.slice(0, -4)}0000`);

describe('things that belong to someone', () => {
  let app: TestApplication;
  let people: Readonly<Record<string, HttpClient>>;
  let gone: HttpClient;
  let cookiesOfEnded: readonly string[];
  let ids: Readonly<Record<string, string>>;

  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    const { owner, referrer: itsReferrer, worker: itsWorker, ids: known } = await ownedThings(app);
    ids = { ...known, nothing: 'x'.repeat(43), hash: 'a'.repeat(64) };
    const admin = await signUpAdmin(app);
    people = {
      visitor: app.client(),
      employer: (await signUpEmployer(app)).client,
      referrer: (await signUpReferrer(app)).client,
      worker: (await signUpWorker(app)).client,
      admin: admin.client,
      owner,
      itsReferrer,
      itsWorker,
    };
    cookiesOfEnded = [await deletedCookie(app, signUpEmployer), await suspendedCookie(app, signUpEmployer)];
    gone = app.client();
  });
  afterAll(() => app.stop());

  const named = (text: string, of: (id: string) => string): string =>
    text.replaceAll(/:([a-zA-Z]+)/g, (_all, name: string) => of(ids[name] ?? `no ${name}`));

  const ask = (
    call: string,
    body: object | undefined,
    client: HttpClient | undefined,
    of = (id: string) => id,
    headers: Record<string, string> = {},
  ): Promise<HttpAnswer<Loose>> => {
    const [method = '', address = ''] = call.split(' ');
    const sent: unknown =
      body &&
      JSON.parse(
        JSON.stringify(body, (_key, value) =>
          typeof value === 'string' && IN_BODY.test(value) ? named(value, of) : value,
        ),
      );
    if (!client) throw new Error(`Nobody to ask ${call}`);
    return client.send(method, named(address, of), sent, headers);
  };

  it('every call about an owned thing is in the table', () => {
    const shape = (call: string): string => call.replace(/\?.*/, '').replaceAll(/:\w+/g, ':');
    // `community-access.api.test.ts` tests those of the community.
    const tabled = new Set(
      [...OWNED_CALLS, ...COMMUNITY_CALLS, ...COMMUNITY_ENDINGS].map(([call]) => shape(call)),
    );
    const mounted = app.application
      .all(ROUTES)
      .flat()
      .filter(({ path }) => path.includes(':') && !OF_OTHER_TESTS.test(path))
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(mounted.length).toBeGreaterThan(50);
    expect(mounted.filter((call) => !tabled.has(shape(call)))).toEqual([]);
  });

  const rows = OWNED_CALLS.map(([call, strangers, parties, body]) => ({ call, strangers, parties, body }));

  // Calls build on each other: a letter is created before it is sent.
  describe('one call of the table after the other', { shuffle: false }, () => {
    it.each(rows)('$call', async ({ call, strangers, parties, body }) => {
      const wanted = { ...pairs(STRANGERS, strangers), ...pairs(PARTIES, parties) };
      const answered: Record<string, number> = {};
      for (const who of STRANGERS) {
        const answer = await ask(call, body, people[who]);
        answered[who] = answer.status;
        // The response for hidden content must equal the one for missing content.
        if (answer.status === 404)
          expect((await ask(call, body, people[who], unknown)).body, who).toEqual(answer.body);
      }
      // The session of a deleted or suspended account has a visitor's access.
      for (const Cookie of cookiesOfEnded)
        expect((await ask(call, body, gone, undefined, { Cookie })).status).toBe(answered['visitor']);
      // The permitted person goes last, because the thing may be gone then.
      for (const who of PARTIES.toSorted((one, other) => rank(wanted[one]) - rank(wanted[other])))
        answered[who] = (await ask(call, body, people[who])).status;
      expect(answered).toEqual(wanted);
    });
  });

  it.each(rows.filter(({ call }) => NAMED_IN_PATH.test(call)))(
    '$call gives the same error for a malformed ID as for an unknown one',
    async ({ call, body }) => {
      for (const who of [...STRANGERS, ...PARTIES]) {
        const ofUnknown = await ask(call, body, people[who], unknown);
        const ofMalformed = await ask(call, body, people[who], malformed);
        expect([ofMalformed.status, ofMalformed.body], who).toEqual([ofUnknown.status, ofUnknown.body]);
      }
    },
  );

  const tokened = rows.filter(({ call }) => TOKENS.some((name) => call.includes(`:${name}`)));

  it.each(tokened)(
    '$call gives the same error for a token of something else as for an unknown one',
    async ({ call, body }) => {
      const own = TOKENS.filter((name) => call.includes(`:${name}`)).map((name) => ids[name]);
      for (const other of TOKENS.map((name) => ids[name] ?? '').filter((token) => !own.includes(token))) {
        const instead = (id: string): string => (own.includes(id) ? other : id);
        const dead = (id: string): string => (own.includes(id) ? 'x'.repeat(43) : id);
        const [ofOther, ofDead] = [await ask(call, body, gone, instead), await ask(call, body, gone, dead)];
        expect([ofOther.status, ofOther.body]).toEqual([ofDead.status, ofDead.body]);
      }
    },
  );

  it('an unknown job gives the error from the specification', async () => {
    for (const id of [NOBODYS_ID, 'not-a-uuid', 'x'.repeat(3000)]) {
      const { status, body } = await app.client().get(`/api/jobs/${id}`);
      expect([status, body.message]).toEqual([404, 'Job not found']);
    }
  });

  it('an owner has full access in the worker view, but none after becoming an admin', async () => {
    const { client, email } = await signUpEmployer(app);
    await certifyChecks(client);
    const ownJob = ok(await client.post('/api/jobs', framerJob)).id;
    const { client: referrer } = await signUpReferrer(app);
    const about = ok(await referrer.post('/api/referrals', referralOf(ownJob))).id;
    const calls = [
      ['PUT', `/api/referrals/${about}/status`, { status: 'interview_scheduled' }],
      ['POST', `/api/referrals/${about}/background-check`, { packageType: 'basic' }],
      ['GET', `/api/referrals/${about}/background-check`],
      ['GET', `/api/referrals/${about}/reference-checks`],
      ['GET', `/api/offer-letters/quote?referralId=${about}&payRate=25`],
      ['PATCH', `/api/jobs/${ownJob}`, { title: 'Framer again' }],
    ] as const;
    const statuses = async (): Promise<number[]> => {
      const answered: number[] = [];
      for (const [method, path, body] of calls) answered.push((await client.send(method, path, body)).status);
      return answered;
    };
    ok(await client.put('/api/auth/user/role', { userType: 'worker' }));
    expect(await statuses()).toEqual([200, 201, 200, 200, 200, 200]);
    const account = { email, password: TEST_PASSWORD, termsVersion: '2026-11-01' };
    await app.application.get(MAKE_ADMIN).run(account);
    ok(await client.post('/api/auth/login', { email, password: TEST_PASSWORD }));
    expect(await statuses()).toEqual(calls.map(() => 403));
  });
});

function pairs(names: readonly string[], statuses: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, index) => [name, statuses[index] ?? 0]));
}

function rank(status = 0): number {
  return status === 401 || status === 403 || status === 404 ? 0 : 1;
}
