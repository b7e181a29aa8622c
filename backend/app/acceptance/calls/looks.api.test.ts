import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseFingerprint } from '#testing/database/database-fingerprint.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import type { Access, Route } from '#platform/http/routing/route.ts';
import { ROUTES } from '#platform/tokens.ts';
import { OWNED_CALLS } from '../../testing/ownership/owned-calls.ts';
import { ownedThings } from '../../testing/ownership/owned-things.ts';

type Who = 'visitor' | 'owner' | 'referrer' | 'worker' | 'admin';

/** Tables that a preview may change: the use of a session, and the counts of calls. */
const COUNTED = ['public.sessions', 'public.rate_limits'];
const LOOKS: readonly (readonly [what: string, method: string, headers: Readonly<Record<string, string>>])[] =
  [
    ['a HEAD', 'HEAD', {}],
    [
      'a preview in a chat',
      'GET',
      { 'User-Agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' },
    ],
    ['a browser that fetches ahead', 'GET', { 'Sec-Purpose': 'prefetch;prerender' }],
  ];
const LOOKERS: Readonly<Record<Access, readonly Who[]>> = {
  public: ['visitor'],
  any: ['visitor', 'owner'],
  token: ['visitor'],
  provider: ['visitor'],
  authenticated: ['owner', 'referrer', 'worker'],
  employer: ['owner'],
  referrer: ['referrer'],
  worker: ['worker'],
  admin: ['admin'],
};
const ADDRESSES: Readonly<Record<string, string>> = {
  '/api/offer-letters/sign/:token': '/api/offer-letters/sign/:signing',
  '/api/offer-letters/:id/document': '/api/offer-letters/:letter/document?token=:signing',
  '/api/referral-confirmation/:token': '/api/referral-confirmation/:confirmation',
  '/api/background-check-consent/:token': '/api/background-check-consent/:consent',
  '/api/admin/tax-years/:year/1099-nec.csv': '/api/admin/tax-years/2026/1099-nec.csv',
  '/api/admin/users/:userId': '/api/admin/users/:itsWorker',
  '/api/admin/reports/:id': '/api/admin/reports/:report',
  '/api/offer-letters/quote':
    '/api/offer-letters/quote?referralId=:referral&payRate=25&payType=hourly&addOns=',
};
/** The sample letter is not accepted yet, so it has no form. */
const NOT_OPENED = [
  '/api/i9-forms/:id/document',
  '/api/i9-forms/:id/copies/:copyId',
  '/api/i9/:token/document',
];

interface Look {
  readonly route: Route;
  readonly addresses: readonly string[];
}

describe('a look at a link', () => {
  let app: TestApplication;
  let people: Readonly<Record<Who, HttpClient>>;
  let ids: Readonly<Record<string, string>>;

  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    const { owner, referrer, worker, ids: known } = await ownedThings(app);
    const admin = await signUpAdmin(app);
    ids = { ...known, nothing: 'x'.repeat(43), hash: 'a'.repeat(64) };
    people = { visitor: app.client(), owner, referrer, worker, admin: admin.client };
    await app.settle();
  });
  afterAll(() => app.stop());

  const print = () => databaseFingerprint(app.application.sql, COUNTED);
  const named = (text: string): string =>
    text.replaceAll(/:([a-zA-Z]+)/g, (_all, name: string) => ids[name] ?? 'no');

  /** Every GET that supports previews, with addresses of existing things. */
  function gets(): readonly Look[] {
    const known = OWNED_CALLS.map(([call]) => call.split(' ')).filter(([method]) => method === 'GET');
    const routes: readonly Route[] = app.application.all(ROUTES).flat();
    return routes
      .filter(({ method, endless, opensSession, endsSession }) => {
        return method === 'get' && !endless && !opensSession && !endsSession;
      })
      .map((route) => {
        const pattern = new RegExp(`^${route.path.replaceAll(/:\w+/g, ':\\w+')}$`);
        const samples = known.flatMap(([, address = '']) => (pattern.test(address) ? [address] : []));
        const chosen = ADDRESSES[route.path];
        return { route, addresses: chosen ? [chosen] : samples.length > 0 ? samples : [route.path] };
      });
  }

  it('a preview of any GET leaves the database unchanged', async () => {
    const found: string[] = [];
    let before = await print();
    for (const { route, addresses } of gets()) {
      const statuses = await Promise.all(
        addresses.flatMap((address) =>
          LOOKS.flatMap(([what, method, headers]) =>
            LOOKERS[route.access].map(async (who) => {
              const { status } = await people[who].send(method, named(address), undefined, headers);
              return `${what} of ${who}: ${status}`;
            }),
          ),
        ),
      );
      const after = await print();
      const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
      const broken = statuses.filter((status) => /: (405|5\d\d)$/.test(status));
      if (changed.length + broken.length > 0) found.push(`${route.path} ${[...changed, ...broken].join()}`);
      before = after;
    }
    expect(found).toEqual([]);
  });

  it('a person who opens a recording GET changes the database', async () => {
    const silent: string[] = [];
    const recording = gets().filter(({ route }) => route.records && !NOT_OPENED.includes(route.path));
    for (const { route, addresses } of recording) {
      const before = await print();
      const browser = { visitor: app.client() };
      for (const address of addresses)
        for (const who of LOOKERS[route.access]) await { ...people, ...browser }[who].get(named(address));
      const after = await print();
      if (Object.keys(after).every((name) => after[name] === before[name])) silent.push(route.path);
    }
    expect(silent).toEqual([]);
    expect(recording.length).toBeGreaterThan(9);
  });

  it.each(LOOKS)('a preview signs no one in or out: %s', async (_what, method, headers) => {
    for (const path of ['/api/logout', '/api/login/callback']) {
      const answer = await people.worker.send(method, path, undefined, headers);
      expect([path, answer.status]).toEqual([path, 405]);
    }
    expect((await people.worker.get('/api/auth/user')).status).toBe(200);
  });

  it('a HEAD gets the answer of a GET, without a body', async () => {
    for (const path of [
      `/api/jobs/${ids['job']}`,
      `/api/join/${ids['code']}`,
      '/api/jobs/no',
      '/api/my-jobs',
    ]) {
      const [head, get] = [await people.visitor.send('HEAD', path), await people.visitor.get(path)];
      expect([path, head.status, head.body]).toEqual([path, get.status, '']);
    }
  });
});
