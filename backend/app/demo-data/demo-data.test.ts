import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { DEMO_PROFILES, DEMO_REFERENCES, PROFILES_MADE } from '../testing/demo-candidates.ts';
import { ensureDemoData } from './demo-data.ts';

// A few people instead of hundreds: the days between them are what takes its time.
vi.mock('./tell-story.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  WHOLE_STORY: { employers: 2, jobs: 9, members: 3, workers: 24, referrals: 40, waitlist: 12, talks: 40 },
}));

const log = pino({ level: 'error' });
const MADE = {
  name: 'test-demo-made',
  text: `select j.title, j.company, j.location, array(select r.status || ' ' || r.worker_name from referrals r
      where r.job_id = j.id order by 1) as referrals
    from jobs j order by j.created_at, j.title`,
};
const TALK = {
  name: 'test-demo-talk',
  text: `select count(*)::int as posts, count(distinct type)::int as kinds, sum(reply_count)::int as replies,
      sum(like_count)::int as likes, count(accepted_reply_id)::int as answers, count(distinct language)::int as languages,
      count(*) filter (where last_activity_at > now())::int as late, count(*) filter (where in_review)::int as waiting
    from discussion_posts where category is not null`,
};
const INTERRUPT = { name: 'test-demo-interrupt', text: `update demo_data set finished_at = null` };
const USERS = { name: 'test-demo-users', text: `select id from users order by id` };
const ARRIVALS = {
  name: 'test-demo-arrivals',
  text: `select count(distinct date_trunc('month', created_at))::int as months, bool_and(created_at <= now()) as past,
      bool_and(email_verified_at = created_at) as confirmed
    from users where email not like 'admin@%'`,
};
const TOO_EARLY = {
  name: 'test-demo-too-early',
  text: `select j.id from jobs j join users u on u.id = j.employer_id where j.created_at < u.created_at
    union all
    select r.id from referrals r join users u on u.id = r.referrer_id where r.created_at < u.created_at`,
};
const WAITLIST = {
  name: 'test-demo-waitlist',
  text: `select source, state, confirmed_at, created_at from waitlist_signups`,
};
const CHECKS = {
  name: 'test-demo-checks',
  text: `select b.status, a.status as action, b.paid_at is not null as paid from background_checks b
    left join adverse_actions a on a.check_id = b.id join users u on u.id = b.employer_id
    where u.email = 'employer@demo.crewvine.test'`,
};
const SERVICES = {
  name: 'test-demo-services',
  text: `select distinct status from service_addons where paid_at is not null order by status`,
};
const I9_FORMS = {
  name: 'test-demo-i9',
  text: `select f.worker_name as name, f.form_status as status, f.section1_status as section1, f.everify_state as everify,
      f.receipt_due_on is not null as receipt, f.reverify_on is not null as reverifies, f.held_at is not null as held,
      f.ended_on is not null as ended, f.starts_on < current_date as started
    from i9_forms f join users u on u.id = f.employer_id
    where u.email = 'employer@demo.crewvine.test' and f.worker_email like 'new-hire-%' order by f.worker_email`,
};
const AGREE_ALL_STAFF = {
  name: 'test-demo-agree',
  text: `update users set show_on_leaderboard = true where email like '%@demo.crewvine.test'`,
};
const DEMO_REFERRER = {
  name: 'test-demo-referrer',
  text: `select id, successful_referrals as hires from users where email = 'referrer@demo.crewvine.test'`,
};
const AGREED = {
  name: 'test-demo-agreed',
  text: `select case when show_earnings then 'earnings' when show_on_leaderboard then 'name' else 'nothing' end as shown
    from users where email like 'member-%'`,
};
const BOARDS = {
  name: 'test-demo-boards',
  text: `select b.is_private as private, b.post_count as posts,
      (select count(distinct p.author_id)::int from discussion_posts p where p.board_id = b.id) as authors,
      (select count(*)::int from board_join_requests r where r.board_id = b.id) as requests,
      b.member_count - (select count(*)::int from board_memberships m where m.board_id = b.id) as miscounted,
      (select count(*)::int from board_memberships m where m.board_id = b.id and m.role = 'moderator') as moderators
    from industry_boards b`,
};
const ACTIVE = {
  name: 'test-demo-active',
  text: `select count(*)::int as all, count(*) filter (where last_active_at between created_at and now())::int as seen
    from users`,
};
const REPORTS = {
  name: 'test-demo-reports',
  text: `select distinct status from content_reports order by status`,
};
const EVENTS = {
  name: 'test-demo-events',
  text: `select case when status = 'published' and end_at < now() then 'past' else status end as status, type,
      time_zone as zone, extract(hour from start_at at time zone time_zone)::int as hour, waiting_count as waiting, offered_count as offered, review_note as note,
      (select count(*)::int from event_rsvps r where r.event_id = e.id and r.checked_in_at is not null) as inside
    from events e`,
};
const LATER_THAN_NOW = {
  name: 'test-demo-later-than-now',
  text: `select id from referrals where greatest(created_at, status_changed_at, hired_at, completed_at) > now()`,
};

describe('the demo data', { timeout: 120_000 }, () => {
  let app: TestApplication;

  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    app = await startTestApplication();
    await ensure();
  }, 120_000);
  afterAll(async () => {
    vi.restoreAllMocks();
    await app.stop();
  });

  const ensure = () => ensureDemoData(app.application.sql, app.settings, app.databaseUrl, log);
  const rows = (statement: { name: string; text: string }) => app.application.sql.rows<Loose>(statement);
  const ledgerBalances = async () => (await app.client().get('/api/dev/ledger-check')).body;

  it('has referrals in every state that a demo account shows, none of them in the future, and whole books', async () => {
    const jobs = await rows(MADE);
    expect(jobs).toHaveLength(9);
    const statuses = new Set(
      jobs.flatMap(({ referrals }) => referrals.map((one: string) => one.split(' ')[0])),
    );
    const shown = ['submitted', 'interviewing', 'offer_sent', 'hired', 'completed', 'rejected'];
    expect(shown.filter((status) => !statuses.has(status))).toEqual([]);
    expect(await rows(LATER_THAN_NOW)).toEqual([]);
    expect(await ledgerBalances()).toMatchObject({ balanced: true, problems: [] });
  });

  it('gives the worker a letter to sign and applications that stand differently', async () => {
    const worker = app.client();
    await worker.post('/api/auth/login', { email: 'worker@demo.crewvine.test', password: 'crewvine-demo' });
    const { body } = await worker.get('/api/worker-applications');
    const statuses = body.map(({ status }: Loose) => status);
    expect(statuses.toSorted()).toEqual(['interview', 'offer_sent', 'rejected', 'submitted']);
    expect((await worker.get('/api/worker-profile')).body.completion).toBeGreaterThanOrEqual(80);
  });

  it('shows the employer checks that stand differently, and references given and waited for', async () => {
    const checks = await rows(CHECKS);
    expect(checks.map(({ status, action }) => [status, action])).toEqual(
      expect.arrayContaining([
        ['clear', null],
        ['concerns', 'waiting'],
        ['awaiting_consent', null],
      ]),
    );
    expect(checks.filter(({ paid }) => !paid)).toEqual([]);
    expect(await rows(DEMO_PROFILES)).toEqual(PROFILES_MADE);
    expect((await rows(DEMO_REFERENCES)).map(({ status }) => status)).toEqual(['open', 'submitted']);
  });

  it('has paid services in every state', async () => {
    expect((await rows(SERVICES)).map(({ status }) => status)).toEqual([
      'canceled',
      'completed',
      'in_progress',
      'pending',
      'refunded',
    ]);
  });

  it('has a Form I-9 of the employer at every stage', async () => {
    const forms = await rows(I9_FORMS);
    const none = { receipt: false, reverifies: false, held: false, ended: false, everify: null };
    expect(forms.map(({ name: _name, started: _started, ...form }) => form)).toEqual([
      { ...none, status: 'incomplete', section1: 'pending' },
      { ...none, status: 'incomplete', section1: 'complete' },
      { ...none, status: 'incomplete', section1: 'complete' },
      { ...none, status: 'complete', section1: 'complete' },
      { ...none, status: 'complete', section1: 'complete', receipt: true },
      { ...none, status: 'complete', section1: 'complete', reverifies: true },
      { ...none, status: 'complete', section1: 'complete', everify: 'mismatch' },
      { ...none, status: 'complete', section1: 'complete', held: true },
      { ...none, status: 'complete', section1: 'complete', ended: true },
    ]);
    expect(forms.slice(0, 3).map(({ started }) => started)).toEqual([false, false, true]);
  });

  it('has reports in every state, cases to decide and an appeal to answer', async () => {
    expect((await rows(REPORTS)).map(({ status }) => status)).toEqual([
      'dismissed',
      'open',
      'upheld',
      'withdrawn',
    ]);
    const admin = app.client();
    await admin.post('/api/auth/login', { email: 'admin@demo.crewvine.test', password: 'crewvine-demo' });
    const { body } = await admin.get('/api/admin/reports');
    expect(body.map(({ severity, reportCount }: Loose) => [severity, reportCount])).toEqual([
      ['high', 1],
      ['medium', 2],
    ]);
    expect((await admin.get('/api/admin/appeals')).body).toMatchObject([
      { status: 'open', decision: { action: 'warn' } },
    ]);
  });

  it('fills the leaderboard with people who are named there and who are not, and with none of its own accounts', async () => {
    await rows(AGREE_ALL_STAFF);
    const { body } = await app.client().get('/api/leaderboard');
    expect(body.length).toBeGreaterThan(0);
    const [referrer] = await rows(DEMO_REFERRER);
    expect(referrer?.hires).toBeGreaterThan(0);
    expect(body.map(({ id }: Loose) => id)).not.toContain(referrer?.id);
    const agreed = await rows(AGREED);
    expect(new Set(agreed.map(({ shown }) => shown))).toEqual(new Set(['earnings', 'nothing']));
  });

  it('lets people come over the whole half year, and do nothing before', async () => {
    expect(await rows(ARRIVALS)).toEqual([{ months: expect.any(Number), past: true, confirmed: true }]);
    expect((await rows(ARRIVALS))[0]?.months).toBeGreaterThanOrEqual(6);
    expect(await rows(TOO_EARLY)).toEqual([]);
  });

  it('has people who wait, invited or not, and some who never confirmed', async () => {
    const waiting = await rows(WAITLIST);
    expect(waiting.length).toBeGreaterThan(10);
    const confirmed = waiting.filter((one) => one.confirmed_at !== null);
    expect(confirmed.length).toBeGreaterThan(0);
    expect(confirmed.length).toBeLessThan(waiting.length);
    expect(confirmed.every((one) => one.confirmed_at > one.created_at)).toBe(true);
    expect(new Set(confirmed.map(({ state }) => state)).size).toBeGreaterThan(2);
    const sources = waiting.map(({ source }) => source.replace(/:.{4,}$/, ':code'));
    expect(new Set(sources)).toEqual(new Set(['direct', 'referral_link:code']));
  });

  it('has twelve boards, public and private, with moderators, posts, and people who ask to be let in', async () => {
    const boards = await rows(BOARDS);
    expect(boards).toHaveLength(12);
    expect(boards.filter(({ miscounted }) => miscounted !== 0)).toEqual([]);
    const asked = boards.filter(({ requests }) => requests > 0);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.every((board) => board.private)).toBe(true);
    expect(boards.some(({ moderators }) => moderators > 0)).toBe(true);
    expect(boards.filter(({ posts }) => posts > 0)).toHaveLength(11);
    expect(boards.filter(({ authors }) => authors > 1).length).toBeGreaterThan(4);
    expect((await app.client().get('/api/forum/stats')).body.activeMembers).toBeGreaterThan(0);
    const [active] = await rows(ACTIVE);
    expect(active?.seen).toBe(active?.all);
  });

  it('gives each demo account something to do on a board', async () => {
    const client = app.client();
    await client.post('/api/auth/login', { email: 'employer@demo.crewvine.test', password: 'crewvine-demo' });
    const { body } = await client.get('/api/industry-boards?mine=true');
    const own = body.find(({ role }: Loose) => role === 'owner');
    const requests = (await client.get(`/api/industry-boards/${own.id}/requests`)).body;
    expect([own.isPrivate, requests.length]).toEqual([true, 2]);
  });

  it('has people who talk: questions with answers, tips and shared jobs, all read and liked in the past', async () => {
    const [talk] = await rows(TALK);
    expect(talk).toMatchObject({ posts: 40, kinds: 4, late: 0, waiting: 0 });
    expect(talk?.replies).toBeGreaterThan(40);
    expect(talk?.likes).toBeGreaterThan(20);
    expect(talk?.answers).toBeGreaterThan(3);
    expect(talk?.languages).toBe(2);
  });

  it('has fifteen events in every state, around the day of seeding', async () => {
    const events = await rows(EVENTS);
    const statuses = Map.groupBy(events, ({ status }) => status);
    const counts = Object.fromEntries([...statuses].map(([status, of]) => [status, of.length]));
    expect(counts).toEqual({ published: 9, past: 2, cancelled: 1, draft: 2, in_review: 1 });
    expect(new Set(events.map(({ type }) => type)).size).toBe(6);
    expect(new Set(events.map(({ zone }) => zone)).size).toBeGreaterThan(2);
    expect(events.filter(({ hour }) => hour < 6 || hour > 18)).toEqual([]);
    expect(events.some(({ waiting }) => waiting > 0)).toBe(true);
    expect(events.some(({ offered }) => offered > 0)).toBe(true);
    expect(events.some(({ inside }) => inside > 0)).toBe(true);
    expect(events.some(({ note }) => note !== null)).toBe(true);
  });

  it('is made once', async () => {
    const users = await rows(USERS);
    await ensure();
    expect(await rows(USERS)).toEqual(users);
  });

  it('is made again, the same, where a start was killed at it', async () => {
    const [made, users] = [await rows(MADE), await rows(USERS)];
    await rows(INTERRUPT);
    await ensure();
    expect(await rows(MADE)).toEqual(made);
    expect(await rows(USERS)).not.toEqual(users);
    expect(await ledgerBalances()).toMatchObject({ balanced: true, problems: [] });
    const login = { email: 'employer@demo.crewvine.test', password: 'crewvine-demo' };
    const { status, body } = await app.client().post('/api/auth/login', login);
    expect([status, body.emailVerifiedAt]).toEqual([200, body.createdAt]);
  });
});
