import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdmin } from '#modules/admin/testing/sign-up-admin.ts';
import { countStatements } from '#testing/database/count-statements.ts';
import { signUpWorker, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { joinedDaysAgo } from '#testing/fixtures/people/trusted-people.ts';
import type { Access, Route } from '#platform/http/routing/route.ts';
import { ROUTES } from '#platform/tokens.ts';
import { hostEvent } from '../../testing/community/hosted-event.ts';
import { openBoard } from '../../testing/community/opened-board.ts';
import { ok, ProductFixture } from '../../testing/product-fixture.ts';

const MANY = 30;

/**
 * Not screens: they redirect, sign out, never end, read no table, or read everything on purpose. The quote
 * has its own entry below.
 */
const NOT_COUNTED: readonly string[] = [
  '/api/login',
  '/api/login/callback',
  '/api/logout',
  '/api/auth/provider-signup',
  '/api/auth/suspension',
  '/api/notifications/stream',
  '/api/push-subscriptions/key',
  '/api/dev/ledger-check',
  '/api/offer-letters/quote',
  '/api/i9-forms/export',
  '/api/tax-documents/pdf',
];

/** The queries that some calls require. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/geo/reverse': '?lat=30.27&lng=-97.74',
  '/api/places': '?q=aus',
  '/api/mentionable-people': '?place=forum',
  '/api/search/community': '?q=roof',
};

type Role = 'employer' | 'referrer' | 'worker' | 'admin';

const ROLES: Readonly<Record<Access, readonly Role[]>> = {
  public: ['referrer'],
  any: ['referrer', 'employer'],
  authenticated: ['employer', 'referrer', 'worker'],
  employer: ['employer'],
  referrer: ['referrer'],
  worker: ['worker'],
  admin: ['admin'],
  token: [],
  provider: [],
};

/** Calls about one thing: the role, and the ID. */
const OF_ONE: readonly (readonly [Role, string])[] = [
  ['employer', '/api/jobs/:job'],
  ['employer', '/api/job-referrals/:job?limit=100'],
  ['employer', '/api/referrals/:referral'],
  ['referrer', '/api/referrals/:referral'],
  ['employer', '/api/referrals/:referral/timeline'],
  ['employer', '/api/candidate-profile/:referral'],
  ['employer', '/api/referrals/:referral/background-check'],
  ['employer', '/api/referrals/:referral/reference-checks'],
  ['employer', '/api/offer-letters/referral/:referral'],
  ['employer', '/api/offer-letters/quote?referralId=:referral&payRate=25&payType=hourly&addOns='],
  ['worker', '/api/users/:boss/ratings?limit=100'],
  ['employer', '/api/billing/payments/:payment'],
  ['employer', '/api/events/:event'],
  ['referrer', '/api/events/:event'],
  ['admin', '/api/admin/payments/:payment'],
  ['admin', '/api/admin/reports/:case'],
  ['employer', '/api/employer-stats?job=:job'],
  ['referrer', '/api/industry-boards?mine=true&limit=100'],
  ['referrer', '/api/industry-boards/:board'],
  ['employer', '/api/employer-referrals?job=:job&status=submitted,contacted&q=bo&unconfirmed=true&limit=100'],
];

/**
 * A list of thirty requires as many statements as a list of one or two. Lists without a parameter are found
 * among the routes, so a new one is counted without a line here.
 */
describe('the number of statements of a call', () => {
  let app: TestApplication;
  let fixture: ProductFixture;
  let people: Readonly<Record<Role, SignedUp>>;
  let ids: Readonly<Record<string, string>>;

  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ProductFixture.open(app);
    const [worker, admin] = [await signUpWorker(app), await signUpAdmin(app)];
    await worker.client.put('/api/user-profile', { payRate: '$28/hour' });
    for (const one of [fixture.employer, fixture.referrer]) await joinedDaysAgo(app, one, 10);
    people = { employer: fixture.employer, referrer: fixture.referrer, worker, admin };
    const { id: job } = await fixture.job();
    // One of each kind, because some statements run once if any referral is open.
    await oneMore(job, false);
    ids = { job, boss: fixture.employer.id, ...(await oneMore(job)) };
    await app.settle();
  });
  afterAll(() => app.stop());

  /** A job, an application, and a referral with a paid letter; every third is hired and completed. */
  const oneMore = async (shared: string, isHired = true): Promise<Record<string, string>> => {
    const { id: own } = await fixture.job();
    ok(await people.worker.client.post(`/api/jobs/${own}/quick-apply`, {}));
    const { id: referral } = ok(await fixture.refer(shared));
    ok(await fixture.status(referral, 'interview_scheduled'));
    const { payment } = ok(await fixture.offer(referral));
    ok(await fixture.confirm(payment));
    if (isHired) {
      ok(await fixture.put(referral, 'hire'));
      ok(await fixture.put(referral, 'complete'));
      ok(await people.referrer.client.post('/api/ratings', { referralId: referral, rating: 4 }));
    }
    const event = await hostEvent(app, people.employer, [people.referrer, people.worker]);
    const board = await openBoard(people.referrer, people.employer);
    return { referral, payment: payment.id, event, board, case: await moderated(own) };
  };

  /**
   * A report of a job; every second one is decided and appealed.
   * @returns the report, which names its case
   */
  const moderated = async (contentId: string): Promise<string> => {
    const words = { contentType: 'job', contentId, reason: 'spam', description: 'This is an ad.' };
    await app.advance(24);
    const { id } = ok(await people.worker.client.post('/api/reports', words));
    const { worker, admin } = people;
    const warning = { action: 'warn', reason: 'Please stop.' };
    const { id: warned } = ok(await admin.client.post(`/api/admin/users/${worker.id}/moderation`, warning));
    ok(await worker.client.post(`/api/moderation-actions/${warned}/appeal`, { text: 'That was not me.' }));
    ok(await worker.client.post(`/api/users/${fixture.referrer.id}/block`, {}));
    return id;
  };

  const lists = (): readonly (readonly [Role, string])[] =>
    (app.application.all(ROUTES).flat() satisfies readonly Route[])
      .filter(({ method, endless }) => method === 'get' && !endless)
      .filter(({ path }) => !path.includes(':') && !NOT_COUNTED.includes(path))
      .flatMap(({ path, access }) =>
        ROLES[access].map((role) => [role, path + (QUERIES[path] ?? '')] as const),
      );

  const count = async ([role, path]: readonly [Role, string]): Promise<number> => {
    const address = path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '');
    const call = () => people[role].client.get(address);
    // The first call of a kind may read values that are cached afterward.
    const { status } = await call();
    if (status >= 300) throw new Error(`${role} ${address} answers ${status}`);
    // Renewing the session is not a statement of the call.
    return Math.min(await countStatements(call), await countStatements(call));
  };

  const countAll = async (): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const one of [...lists(), ...OF_ONE]) counts[one.join(' ')] = await count(one);
    return counts;
  };

  it('the test counts sent statements', async () => {
    expect(await countStatements(() => app.application.sql.row({ name: 'test-one', text: 'select 1' }))).toBe(
      1,
    );
    expect(lists().length).toBeGreaterThan(20);
  });

  it('the number of statements does not grow with the rows of any screen', async () => {
    const few = await countAll();
    for (let row = 1; row < MANY; row += 1) await oneMore(ids['job'] ?? '', row % 3 === 0);
    await app.settle();
    const grown = Object.entries(await countAll()).filter(
      ([call, statements]) => statements > (few[call] ?? 0),
    );
    expect(grown.map(([call, statements]) => `${call}: ${few[call]} → ${statements}`)).toEqual([]);
  }, 180_000);
});
