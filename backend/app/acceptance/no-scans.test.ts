import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpAdmin } from '#modules/admin/testing/sign-up-admin.ts';
import { crowdTables } from '#testing/database/crowded-tables.ts';
import { statementsOf, tablesScanned } from '#testing/database/explain.ts';
import type { HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { signUpWorker, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { joinedDaysAgo } from '#testing/fixtures/trusted-people.ts';
import { hostEvent } from '../testing/hosted-event.ts';
import { openBoard } from '../testing/opened-board.ts';
import { ok, ProductFixture } from '../testing/product-fixture.ts';

const ROWS = 20_000;
/** So many that walking through eight thousand of them is not most of the table. */
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
/** What grows with every movement of money is never read whole, for a total neither. */
const MONEY = /^(?:ledger_|payments|refunds|milestones|obligations|invoices)/;

type Reader = 'visitor' | 'employer' | 'referrer' | 'worker' | 'admin';

/** `{job}`, `{referral}`, `{event}`, `{board}`, `{post}` and `{reply}` are of the story. */
const SEARCHES = [
  '',
  'industry=construction',
  'industry=carpentry',
  'category=framing',
  'q=framer',
  'q=electrcian austin',
  'q=plomero 25/hr weekends&category=framing',
  'location=Austin, TX',
  'lat=30.27&lng=-97.74&radius=60',
  'lat=30.27&lng=-97.74&radius=900',
  'location=nowhere at all',
  'minPay=20',
  'minBonus=500&schedule=full-time',
  'q=framing&location=Austin, TX&minPay=20&minBonus=100&schedule=full-time&industry=construction',
];
const SORTS = ['newest', 'bonus', 'pay', 'distance', 'relevance'];

const LISTS: readonly (readonly [Reader, string])[] = [
  ...SEARCHES.flatMap((search) =>
    SORTS.map((sort) => ['visitor', `/api/jobs?limit=20&sort=${sort}&${search}`] as const),
  ),
  ['visitor', '/api/jobs/{job}'],
  ['visitor', '/api/users/{boss}/ratings?limit=1'],
  ['visitor', '/api/job-packages'],
  ['visitor', '/api/leaderboard'],
  ['visitor', '/api/leaderboard/monthly'],
  ['visitor', '/api/events'],
  ['visitor', '/api/events?upcoming=true&limit=20'],
  ['visitor', '/api/events?upcoming=true&eventType=safety&limit=20'],
  ['visitor', '/api/events?from=2026-11-01T00:00:00Z&to=2026-12-01T00:00:00Z&limit=20'],
  ['visitor', '/api/events/{event}'],
  ['visitor', '/api/events/{event}/calendar.ics'],
  ['referrer', '/api/events?upcoming=true&limit=20'],
  ['referrer', '/api/events/{event}'],
  ['referrer', '/api/my-events'],
  ['referrer', '/api/my-events?upcoming=true'],
  ['referrer', '/api/calendar-feed'],
  ['admin', '/api/admin/events'],
  ['visitor', '/api/forum/stats'],
  ['visitor', '/api/board-industries'],
  ['visitor', '/api/industry-boards'],
  ['visitor', '/api/industry-boards?industry=construction'],
  ['visitor', '/api/industry-boards?q=slate&industry=construction'],
  ['visitor', '/api/industry-boards/{board}'],
  ['referrer', '/api/industry-boards?mine=true'],
  ['referrer', '/api/industry-boards/{board}/members'],
  ['referrer', '/api/industry-boards/{board}/requests'],
  ...['active', 'new', 'top'].flatMap(
    (order) =>
      [
        ['referrer', `/api/industry-boards/{board}/posts?limit=1&order=${order}`],
        ['visitor', `/api/forum/discussions?limit=1&order=${order}`],
        ['visitor', `/api/forum/discussions?limit=1&category=workers&order=${order}`],
      ] as const,
  ),
  ['referrer', '/api/posts/{post}'],
  ['referrer', '/api/posts/{post}/edits'],
  ['referrer', '/api/posts/{post}/replies?limit=1'],
  ['referrer', '/api/posts/{post}/replies?limit=1&order=oldest'],
  ['referrer', '/api/replies/{reply}/edits'],
  ['employer', '/api/my-jobs'],
  ['employer', '/api/employer-referrals'],
  ['employer', '/api/employer-referrals?status=submitted'],
  ['employer', '/api/employer-referrals?status=submitted,contacted&q=bo&unconfirmed=true'],
  ['employer', '/api/employer-stats'],
  ['employer', '/api/job-referrals/{job}'],
  ['employer', '/api/jobs/{job}'],
  ['employer', '/api/referrals/{referral}'],
  ['employer', '/api/referrals/{referral}/timeline'],
  ['employer', '/api/candidate-profile/{referral}'],
  ['employer', '/api/offer-letters/referral/{referral}'],
  ['employer', '/api/service-addons'],
  ['employer', '/api/service-addons?status=pending'],
  ['employer', '/api/billing/payments'],
  ['employer', '/api/billing/payment-methods'],
  ['employer', '/api/billing/invoices'],
  ['employer', '/api/billing/invoices?month=2026-03'],
  ['employer', '/api/billing/export.csv?month=2026-03'],
  ['employer', '/api/billing/profile'],
  ['employer', '/api/billing/summary'],
  ['employer', '/api/billing/summary?month=2026-03'],
  ['employer', '/api/billing/payments/{payment}'],
  ['employer', '/api/notifications'],
  ['employer', '/api/auth/sessions'],
  ['referrer', '/api/my-referrals'],
  ['referrer', '/api/referrals/{referral}'],
  ['referrer', '/api/referrer-stats'],
  ['referrer', '/api/completed-referrals'],
  ['referrer', '/api/payout-account'],
  ['referrer', '/api/tax-profile'],
  ['referrer', '/api/tax-documents'],
  ['referrer', '/api/engagement-points'],
  ['referrer', '/api/user/tier'],
  ['referrer', '/api/notifications'],
  ['worker', '/api/worker-applications'],
  ['worker', '/api/worker-stats'],
  ['worker', '/api/job-matches'],
  ['worker', '/api/documents'],
  ['worker', '/api/worker-profile'],
  ['worker', '/api/saved-searches'],
  ['admin', '/api/admin/users'],
  ['admin', '/api/admin/users?q=employer&role=employer'],
  ['admin', '/api/admin/jobs'],
  ['admin', '/api/admin/referrals'],
  ['admin', '/api/admin/payments'],
  ['admin', '/api/admin/payments/{payment}'],
  ['admin', '/api/admin/stats'],
  ['admin', '/api/admin/owed-balances'],
  ['admin', '/api/admin/refunds'],
  ['admin', '/api/admin/refunds?status=failed'],
  ['admin', '/api/admin/withdrawals'],
  ['admin', '/api/admin/withdrawals?status=failed'],
  ['admin', '/api/admin/ledger/referral/{referral}'],
  ['admin', '/api/admin/ledger/person/{workerId}'],
  ['admin', '/api/admin/ledger/withdrawal/{referral}'],
  ['admin', '/api/admin/reward-claims'],
  ['admin', '/api/admin/reward-claims?state=paid'],
  ['admin', '/api/admin/disputes/{dispute}/evidence'],
  ['admin', '/api/admin/disputes'],
  ['admin', '/api/admin/disputes?state=open'],
  ['admin', '/api/admin/audit-log'],
  ['admin', '/api/admin/texts'],
  ['admin', '/api/admin/texts?status=sent'],
  ['admin', '/api/admin/waitlist'],
  ['admin', '/api/admin/reports'],
  ['admin', '/api/admin/reports?state=decided'],
  ['admin', '/api/admin/reports?kind=job&severity=high&reason=spam&mine=true'],
  ['admin', '/api/admin/reports/{report}'],
  ['admin', '/api/admin/moderation-actions'],
  ['admin', '/api/admin/moderation-actions?userId={workerId}'],
  ['admin', '/api/admin/appeals'],
  ['admin', '/api/admin/appeals?state=answered'],
  ['worker', '/api/my-reports'],
  ['worker', '/api/my-moderation-actions'],
  ['worker', '/api/my-held-content'],
  ['worker', '/api/blocks'],
  ['visitor', '/api/transparency'],
];

/** Searches keep their values from the planner, so that each is planned in one way only. */
const explained = new Set<string>();

let app: TestApplication;
let client: pg.Client;
let readers: Record<Reader, HttpClient>;
let story: Record<string, string>;

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
  await fixture.days(31);
  const [{ id: payment }] = ok(await employer.client.get('/api/billing/payments'));
  return { job: job.id, referral, event, board, boss: employer.id, payment, ...written };
}

/** Two posts of the board and two of the forum, with replies that were edited and liked. */
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

/** A report of a job, a warning and an appeal. */
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

/** A letter whose payment the bank takes back. */
async function tellOfDispute(admin: SignedUp, fixture: ProductFixture): Promise<{ dispute: string }> {
  const offered = ok(await fixture.offer(await fixture.interviewing()));
  ok(await fixture.confirm(offered.payment, '4000000000000259'));
  await app.settle();
  const [{ id: dispute }] = ok(await admin.client.get('/api/admin/disputes?state=open'));
  return { dispute };
}

beforeAll(async () => {
  app = await startTestApplication();
  const fixture = await ProductFixture.open(app);
  const worker = await signUpWorker(app);
  const admin = await signUpAdmin(app);
  // Before a card is kept, which all that follows is paid with.
  const { dispute } = await tellOfDispute(admin, fixture);
  story = { dispute, ...(await tellStory(fixture)) };
  story = { ...story, ...(await tellOfModeration(worker, admin, fixture)) };
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
}, 240_000);
afterAll(async () => {
  await client.end();
  await app.stop();
});

it.each(LISTS)('reads no table from end to end for the %s at %s', async (reader, path) => {
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
