import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdmin } from '#modules/admin/testing/sign-up-admin.ts';
import { crowdTables } from '#testing/database/crowded-tables.ts';
import { explainFromNowOn, tablesScannedBy } from '#testing/database/executed-plans.ts';
import { statementsOf, tablesScanned } from '#testing/database/explain.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { PlanFixture } from '#testing/fixtures/plan-fixture.ts';
import type { HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { ROUTES } from '#platform/tokens.ts';
import { signUpWorker, TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { joinedDaysAgo } from '#testing/fixtures/people/trusted-people.ts';
import { hostEvent } from '../../testing/community/hosted-event.ts';
import { FOUND_AGAIN, MADE_ONCE, MOVES_NONE } from '../../testing/money/keyed-calls.ts';
import { AccountFixtures } from '../../testing/money/account-fixtures.ts';
import { HireFixtures } from '../../testing/money/hire-fixtures.ts';
import { WatchedCalls } from '../../testing/money/watched-calls.ts';
import { tellOfDifference, tellOfDispute } from '../../testing/money/money-troubles.ts';
import { openBoard } from '../../testing/community/opened-board.ts';
import { ok, ProductFixture } from '../../testing/product-fixture.ts';
import { LISTS, READS_OF_MONEY, type Reader } from '../../testing/read-screens.ts';

const ROWS = 20_000;
/** So many that reading eight thousand of them is not most of the table. */
const JOBS = 75_000;

/** A total counts every row. */
const TOTALS: ReadonlySet<string> = new Set([
  'admin-users-count',
  'forum-stats',
  'admin-totals',
  'admin-growth-day',
  'admin-growth-month',
  'moderation-cases-open-count',
]);
/** Tables that grow with every movement of money are never scanned, not even for a total. */
const MONEY = /^(?:ledger_|payments|refunds|milestones|obligations|invoices)/;

/** Copies have lost their references, so nothing can be done for them. This makes them not due. */
const NOT_DUE: readonly string[] = [
  `update offer_letters set expires_at = $1::timestamptz + interval '1 year', updated_at = $1
    where status in ('draft', 'sent', 'viewed') and referral_id not in (select id from referrals)`,
  `update sessions set expire = $1::timestamptz + interval '10 years'
    where user_id not in (select id from users)`,
  `update subscriptions set past_due_since = $1
    where past_due_since is not null and user_id not in (select id from users)`,
  `delete from unhandled_events where failed_at < $1::timestamptz + interval '1 year'`,
];

/** The provider's list was read until yesterday, up to its last page. */
const READ_BY_NOW = `update balance_listings set listed_until = $1::timestamptz - interval '1 day', since = $1, begun_at = $1, next = null
  where provider = 'sandbox'`;

/** They make every call that moves money. */
const FIXTURES = [HireFixtures, AccountFixtures];

/** Values of searches are hidden from the planner, so that each search has only one plan. */
const explained = new Set<string>();

let app: TestApplication;
let client: pg.Client;
let readers: Record<Reader, HttpClient>;
let story: Record<string, string>;
/** An employer with an unpaid renewal: its due work runs before the tables grow. */
let late: SignedUp;

/** From a job to a signed letter, so that as many tables as possible have a row. */
async function tellStory(fixture: ProductFixture): Promise<Record<string, string>> {
  await fixture.saveCard();
  const job = await fixture.job();
  const { id: referral } = ok(await fixture.refer(job.id));
  ok(await fixture.status(referral, 'interview_scheduled'));
  const offered: Loose = ok(await fixture.offer(referral, { drugTest: true }));
  await fixture.pay(offered.payment);
  const { signingUrl } = ok(await fixture.send(offered.offerLetter.id));
  const signing = `/api/offer-letters/sign/${await fixture.sentToken(signingUrl)}`;
  ok(await app.client().post(signing, { acceptedTerms: true, signature: 'Bo Li', esignConsent: true }));
  ok(await fixture.put(referral, 'hire'));
  ok(await fixture.put(referral, 'complete'));
  ok(await fixture.referrer.client.post('/api/ratings', { referralId: referral, rating: 4 }));
  ok(await app.client().post('/api/waitlist', { email: 'soon@example.com' }));
  const { employer, referrer } = fixture;
  for (const one of [employer, referrer]) await joinedDaysAgo(app, one, 10);
  await hostEvent(app, referrer, [employer]);
  const event = await hostEvent(app, employer, [referrer]);
  const board = await openBoard(referrer, employer);
  const written = await write(referrer.client, board);
  await app.settle();
  await fixture.days(47);
  const { id: part } = ok(await fixture.takeEarly());
  const open = await fixture.interviewing();
  const { job: jobId, boss } = { job: job.id, boss: employer.id };
  return { job: jobId, referral, open, event, board, boss, ...written, part, ...(await paidIn(fixture)) };
}

/** IDs of the payments, and their year. */
async function paidIn(fixture: ProductFixture): Promise<Record<string, string>> {
  const read = async (path: string) => ok(await fixture.employer.client.get(`/api/billing/${path}`));
  const [{ id: payment }] = await read('payments');
  const { paymentIntentId: intent } = await read(`payments/${payment}`);
  const [{ id: invoice }] = await read('invoices');
  const year = String(app.application.clock.now().getUTCFullYear());
  return { payment, intent, invoice, year };
}

/** Two posts of the board and two of the forum, with edited and liked replies. */
async function write(by: HttpClient, board: string): Promise<Record<'post' | 'reply', string>> {
  const text = { title: 'Torque for lugs', content: 'What do you all set it to?', type: 'question' };
  const made: string[] = [];
  for (const category of [null, null, 'workers', 'workers']) {
    const path = category ? '/api/forum/discussions' : `/api/industry-boards/${board}/posts`;
    made.push(ok(await by.post(path, { ...text, category })).id);
  }
  const [post = ''] = made;
  ok(await by.patch(`/api/posts/${post}`, { title: 'Torque for big lugs' }));
  const reply = ok(await by.post(`/api/posts/${post}/replies`, { content: 'By the label' })).id;
  const quoting = { content: 'Which one?', quotedReplyId: reply };
  ok(await by.post(`/api/posts/${post}/replies`, quoting));
  ok(await by.patch(`/api/replies/${reply}`, { content: 'By the label inside' }));
  for (const path of [`posts/${post}`, `replies/${reply}`]) ok(await by.post(`/api/${path}/like`));
  return { post, reply };
}

/** A report of a job, a warning, and an appeal. */
async function tellOfModeration(worker: SignedUp, admin: SignedUp, fixture: ProductFixture) {
  const { id: contentId } = await fixture.job();
  const words = { contentType: 'job', contentId, reason: 'spam', description: 'This is an ad.' };
  const { id: report } = ok(await worker.client.post('/api/reports', words));
  const warning = { action: 'warn', reason: 'Please stop.' };
  const { id } = ok(await admin.client.post(`/api/admin/users/${worker.id}/moderation`, warning));
  ok(await worker.client.post(`/api/moderation-actions/${id}/appeal`, { text: 'That was not me.' }));
  ok(await worker.client.post(`/api/users/${fixture.referrer.id}/block`, {}));
  return { report, workerId: worker.id };
}

/**
 * The next renewals of two plans are not paid; one gets a valid card too late, and the other's grace period
 * ends.
 */
async function fallBehind(): Promise<SignedUp> {
  const [plan, other] = [await PlanFixture.on(app, 'pro'), await PlanFixture.on(app, 'pro')];
  for (const one of [plan, other]) await one.saveCard('4000000000000341');
  await plan.days(31);
  await plan.saveCard();
  return plan.employer;
}

const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  const fixture = await ProductFixture.open(app);
  const worker = await signUpWorker(app);
  const admin = await signUpAdmin(app);
  // Before a card is saved, which pays for everything that follows.
  const { dispute } = await tellOfDispute(app, admin, fixture);
  story = { dispute, ...(await tellStory(fixture)) };
  story = { ...story, ...(await tellOfModeration(worker, admin, fixture)) };
  late = await fallBehind();
  story = { ...story, ...(await tellOfDifference(app, admin)) };
  for (const MoneyFixtures of FIXTURES) await new MoneyFixtures(app, admin).play();
  readers = {
    visitor: app.client(),
    employer: fixture.employer.client,
    referrer: fixture.referrer.client,
    worker: worker.client,
    admin: admin.client,
  };
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await crowdTables(client, ROWS, { jobs: JOBS });
}, 1_200_000);
afterAll(async () => {
  await client?.end();
  await app.stop();
});

it.each(LISTS)('no table is scanned for the %s at %s', async (reader, path) => {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => story[name] ?? '');
  const ran = await statementsOf(app.application.sql, async () => {
    const answer = await readers[reader].get(encodeURI(address));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const next = /<(.+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
    if (next) expect((await readers[reader].get(next)).status).toBe(200);
  });
  expect(ran.length).toBeGreaterThan(0);
  const scans: string[] = [];
  for (const one of ran) {
    const { name } = one.statement;
    if (explained.has(name)) continue;
    const scanned = await tablesScanned(client, one);
    const wrong = TOTALS.has(name) ? scanned.filter((table) => MONEY.test(table)) : scanned;
    scans.push(...wrong.map((table) => `${name}: ${table}`));
    if (name.startsWith('jobs-search')) explained.add(name);
  }
  expect(scans).toEqual([]);
});

it('every list of money is read', () => {
  const read = LISTS.map(([, path]) => path.split('?')[0] ?? '');
  const routes = app.application.all(ROUTES).flat();
  const ofMoney = routes.filter(({ method, path }) => method === 'get' && READS_OF_MONEY.test(path));
  const left = ofMoney.filter(({ path }) => !read.some((one) => pattern(path).test(one)));
  expect(left.map(({ path }) => path)).toEqual([]);
});

describe('calls and sweeps on large tables', () => {
  let crowded: TestApplication;
  let calls: WatchedCalls;
  let done: Readonly<Record<string, number>>;

  beforeAll(async () => {
    await explainFromNowOn(client);
    crowded = await startTestApplication({ beside: app });
    calls = new WatchedCalls(crowded);
    const watched = calls.watchedApp;
    const admin = await signUpAdmin(watched);
    const owner = watched.client();
    ok(await owner.post('/api/auth/login', { email: late.email, password: TEST_PASSWORD }));
    ok(await owner.post('/api/billing/subscription/pay'));
    const explain = `/api/admin/reconciliation/differences/${story['difference']}/explain`;
    ok(await admin.client.post(explain, { reason: 'Paid by hand at the provider’s desk.' }));
    for (const MoneyFixtures of FIXTURES) await new MoneyFixtures(watched, admin).play();
    const { sql, clock } = crowded.application;
    for (const text of NOT_DUE) await runSql(sql, text, [clock.now()]);
    done = await calls.dueWork();
    // This many lines would take days to read, and both books are compared only after that.
    await runSql(sql, READ_BY_NOW, [clock.now()]);
    await calls.dueWork('billing.reconcile_balance');
  }, 1_200_000);
  afterAll(() => crowded?.stop());

  it('every sweep runs, for everything that is due', () => {
    for (const name of ['offers.expire', 'offers.end_unpaid_drafts', 'billing.end_unpaid_plans'])
      expect(done, name).toMatchObject({ [name]: expect.toSatisfy((count: number) => count > 0) });
  });

  it('every call that moves money is made', () => {
    const all = [...Object.keys(MADE_ONCE), ...FOUND_AGAIN, ...MOVES_NONE];
    expect(all.filter((call) => !calls.answered.has(call))).toEqual([]);
  });

  it('no call scans a table, nor do its consequences, triggers, and checks of keys', async () => {
    const seen = new Set<string>();
    const scans = new Set<string>();
    for (const plan of calls.plans) {
      if (seen.has(plan.text)) continue;
      seen.add(plan.text);
      for (const table of await tablesScannedBy(client, plan))
        scans.add(`${plan.call}: ${table}: ${plan.text}`);
    }
    for (const made of ['FOR KEY SHARE', 'insert into found_differences'])
      expect([...seen].filter((text) => text.includes(made))).not.toEqual([]);
    expect([...scans]).toEqual([]);
  }, 120_000);

  it('every admin action on money is in the audit log', () => {
    expect([...calls.unlogged]).toEqual([]);
  });
});
