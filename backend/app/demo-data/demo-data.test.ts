import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import * as demo from '../testing/demo/demo-rows.ts';
import { ensureDemo, killAt } from '../testing/demo/ensure-demo.ts';
import { FILLED, KILLED_IN } from '../testing/demo/demo-states.ts';
import { EXPLAINED } from './money/demo-differences.ts';

// Few people and jobs, because the number of days determines the duration.
const SMALL = { employers: 2, jobs: 18, members: 3, workers: 24, referrals: 75, waitlist: 12, talks: 40 };
describe('the demo data', { timeout: 600_000 }, () => {
  let app: TestApplication;
  let halfMade: { readonly end: string } & Readonly<Record<'users' | 'people' | 'made', Loose[]>>;

  beforeAll(async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    app = await startTestApplication();
    write.mockImplementation(killAt(KILLED_IN));
    const end: string = await ensure().then(String, String);
    const [users, people, made] = [await rows(demo.USERS), await rows(demo.PEOPLE), await rows(demo.MADE)];
    halfMade = { end, users, people, made };
    write.mockReturnValue(true);
    await ensure();
  }, 600_000);
  afterAll(async () => {
    vi.restoreAllMocks();
    await app.stop();
  });

  const ensure = () => ensureDemo(app, SMALL);
  const rows = (statement: { name: string; text: string }) =>
    app.application.sql.rows<Loose>(statement, statement.text.includes('$1') ? [TEST_NOW] : []);
  const ledgerBalances = async () => (await app.client().get('/api/dev/ledger-check')).body;

  it('the demo has an employer on a plan with a featured job, and one whose renewal was not paid', async () => {
    expect(await rows(demo.PLANS)).toEqual([
      { email: 'employer@demo.crewvine.test', plan: 'pro', status: 'active', tries: 0, paid: 2, featured: 1 },
      {
        email: 'pastdue@demo.crewvine.test',
        plan: 'pro',
        status: 'past_due',
        tries: 1,
        paid: 1,
        featured: 0,
      },
    ]);
  });

  it('the demo accounts have referrals in every state, nothing is in the future, and the ledger balances', async () => {
    const jobs = await rows(demo.MADE);
    expect(jobs).toHaveLength(20);
    const statuses = new Set(
      jobs.flatMap(({ referrals }) => referrals.map((one: string) => one.split(' ')[0])),
    );
    const shown = ['submitted', 'interviewing', 'offer_sent', 'hired', 'completed', 'rejected'];
    expect(shown.filter((status) => !statuses.has(status))).toEqual([]);
    expect(await rows(demo.LATER_THAN_NOW)).toEqual([]);
    expect(await ledgerBalances()).toMatchObject({ balanced: true, problems: [] });
  });

  it('bank accounts and withdrawals are in different states, and one withdrawal is pending for days', async () => {
    expect(await rows(demo.BANKS)).toEqual([
      { email: 'referrer@demo.crewvine.test', status: 'active', missing: 0 },
      { email: 'worker@demo.crewvine.test', status: 'onboarding', missing: 1 },
    ]);
    expect(await rows(demo.EARLY)).toEqual([{ taken: true }, { taken: null }]);
    expect(await rows(demo.TAX_FORMS)).toEqual([{ email: 'referrer@demo.crewvine.test', last4: '4321' }]);
    const withdrawals = await rows(demo.WITHDRAWALS);
    expect(withdrawals[0]).toMatchObject({ status: 'failed', failure: 'account_closed' });
    expect(withdrawals.slice(1, -1).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
    expect(withdrawals.at(-1)).toMatchObject({ status: 'sent', atTheBank: 'pending', waits: true });
  });

  it('disputes are in every state, and differences with the provider are explained', async () => {
    expect(await rows(demo.DISPUTES)).toEqual([
      { state: 'lost', answered: false },
      { state: 'won', answered: true },
      { state: 'open', answered: true },
      { state: 'open', answered: false },
    ]);
    const explained = EXPLAINED.map(({ line: [, about] }) => ({
      about,
      state: 'explained',
      explained: true,
    }));
    expect(await rows(demo.DIFFERENCES)).toEqual(explained);
  });

  it('the worker has a letter to sign and applications in different states', async () => {
    const worker = app.client();
    await worker.post('/api/auth/login', { email: 'worker@demo.crewvine.test', password: 'crewvine-demo' });
    const { body } = await worker.get('/api/worker-applications');
    const statuses = body.map(({ status }: Loose) => status);
    expect(statuses.toSorted()).toEqual(['interview', 'offer_sent', 'rejected', 'submitted']);
    expect((await worker.get('/api/worker-profile')).body.completion).toBeGreaterThanOrEqual(80);
    const [best] = (await worker.get('/api/job-matches?limit=5')).body;
    expect(best).toMatchObject({ fits: true, job: { category: 'carpentry', location: 'Austin, TX' } });
  });

  it('the employer has checks in different states, one submitted reference, and an open request for one', async () => {
    const checks = await rows(demo.CHECKS);
    expect(checks.map(({ status, action }) => [status, action])).toEqual(
      expect.arrayContaining([
        ['clear', null],
        ['concerns', 'waiting'],
        ['awaiting_consent', null],
      ]),
    );
    expect(checks.filter(({ notice }) => notice === 'to_mail')).toHaveLength(1);
    // A hire that was undone before its payment leaves behind an unpaid check.
    expect(checks.filter(({ paid, status }) => !paid && status !== 'canceled')).toEqual([]);
    expect(await rows(demo.PROFILES)).toEqual(demo.PROFILES_MADE);
    expect((await rows(demo.REFERENCES)).map(({ status }) => status)).toEqual(['open', 'submitted']);
  });

  it('paid services are in every state', async () => {
    expect((await rows(demo.SERVICES)).map(({ status }) => status)).toEqual([
      'canceled',
      'completed',
      'in_progress',
      'pending',
      'refunded',
    ]);
  });

  it('the employer has letters in every state, changed ones, addenda, and a crew that was paid together', async () => {
    const letters = await rows(demo.LETTERS);
    const offers = letters.filter(({ addendum }) => !addendum);
    const statuses = new Set(offers.map(({ status }): string => status));
    expect([...statuses].toSorted()).toEqual([
      'declined',
      'draft',
      'expired',
      'sent',
      'signed',
      'viewed',
      'withdrawn',
    ]);
    expect(offers.filter(({ version }) => version === 3)).toMatchObject([{ status: 'viewed', earlier: 2 }]);
    expect(offers.filter(({ counter }) => counter !== null)).toMatchObject([{ counter: 'open' }]);
    expect(offers.filter(({ scanned }) => scanned)).toMatchObject([{ status: 'signed', signature: 'paper' }]);
    const addenda = letters.filter(({ addendum }) => addendum).map(({ status }): string => status);
    expect(addenda.toSorted()).toEqual(['sent', 'signed']);
    const together = offers.filter(({ shared }) => shared !== null);
    expect(new Set(together.map(({ shared }) => shared)).size).toBe(1);
    expect(together.map(({ status }): string => status).toSorted()).toEqual(['sent', 'sent', 'signed']);
    expect(await rows(demo.SIGNATURES)).toEqual([{ informed: true }]);
    expect((await rows(demo.TEMPLATES)).map(({ name }) => name)).toEqual(['Framing crew', 'Weekend work']);
  });

  it('interviews are unanswered, confirmed, or with other suggested times, all at working hours', async () => {
    expect(await rows(demo.INTERVIEWS)).toEqual([
      { status: 'asked', times: 0, ahead: true, atWork: true },
      { status: 'confirmed', times: 0, ahead: true, atWork: true },
      { status: 'proposed', times: 2, ahead: true, atWork: true },
    ]);
  });

  it('employers and referrers have ratings with words, and averages', async () => {
    const kept = await rows(demo.RATINGS);
    expect(kept).toMatchObject([
      { type: 'employer', averaged: true },
      { type: 'referrer', averaged: true },
    ]);
    expect(kept.some(({ worded }) => worded === true)).toBe(true);
  });

  it('the employer has a Form I-9 in every state', async () => {
    const forms = await rows(demo.I9_FORMS);
    expect(forms.map(({ started: _started, entries: _entries, waits: _waits, ...form }) => form)).toEqual(
      demo.I9_MADE,
    );
    // The numbers of signed entries; the purged form has none.
    const entries = forms.map((form) => form.entries);
    expect(entries).toEqual([0, 1, 1, 2, 2, 2, 2, 2, 2, 1, 3, 3, 2, 1, 2, 1, 0]);
    expect(forms.filter(({ waits }) => waits === 'everify_ssn')).toHaveLength(1);
    expect(forms.slice(0, 3).map(({ started }) => started)).toEqual([false, false, true]);
  });

  it('reports are in every state, with cases to decide and an appeal to answer', async () => {
    expect((await rows(demo.REPORTS)).map(({ status }) => status)).toEqual([
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

  it('the leaderboard has named and unnamed people, and no demo accounts', async () => {
    await rows(demo.AGREE_ALL_STAFF);
    const { body } = await app.client().get('/api/leaderboard');
    expect(body.length).toBeGreaterThan(0);
    const [referrer] = await rows(demo.DEMO_REFERRER);
    expect(referrer?.hires).toBeGreaterThan(0);
    expect(body.map(({ id }: Loose) => id)).not.toContain(referrer?.id);
    const agreed = await rows(demo.AGREED);
    expect(new Set(agreed.map(({ shown }) => shown))).toEqual(new Set(['earnings', 'nothing']));
  });

  it('people join over the whole half year, and do nothing before they join', async () => {
    expect(await rows(demo.ARRIVALS)).toEqual([{ months: expect.any(Number), past: true, confirmed: true }]);
    expect((await rows(demo.ARRIVALS))[0]?.months).toBeGreaterThanOrEqual(6);
    expect(await rows(demo.TOO_EARLY)).toEqual([]);
  });

  it('the waitlist has people who are invited, not invited, and unconfirmed', async () => {
    const waiting = await rows(demo.WAITLIST);
    expect(waiting.length).toBeGreaterThan(10);
    const confirmed = waiting.filter((one) => one.confirmed_at !== null);
    expect(confirmed.length).toBeGreaterThan(0);
    expect(confirmed.length).toBeLessThan(waiting.length);
    expect(confirmed.every((one) => one.confirmed_at > one.created_at)).toBe(true);
    expect(new Set(confirmed.map(({ state }) => state)).size).toBeGreaterThan(2);
    const sources = waiting.map(({ source }) => source.replace(/:.{4,}$/, ':code'));
    expect(new Set(sources)).toEqual(new Set(['direct', 'referral_link:code']));
  });

  it('twelve boards are public or private, with moderators, posts, and requests to join', async () => {
    const boards = await rows(demo.BOARDS);
    expect(boards).toHaveLength(12);
    expect(boards.filter(({ miscounted }) => miscounted !== 0)).toEqual([]);
    const asked = boards.filter(({ requests }) => requests > 0);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.every((board) => board.private)).toBe(true);
    expect(boards.some(({ moderators }) => moderators > 0)).toBe(true);
    expect(boards.filter(({ posts }) => posts > 0)).toHaveLength(11);
    expect(boards.filter(({ authors }) => authors > 1).length).toBeGreaterThan(4);
    expect((await app.client().get('/api/forum/stats')).body.activeMembers).toBeGreaterThan(0);
    const [active] = await app.application.sql.rows<Loose>(demo.ACTIVE, [app.application.clock.now()]);
    expect(active?.seen).toBe(active?.all);
  });

  it('each demo account has something to do on a board', async () => {
    const client = app.client();
    await client.post('/api/auth/login', { email: 'employer@demo.crewvine.test', password: 'crewvine-demo' });
    const { body } = await client.get('/api/industry-boards?mine=true');
    const own = body.find(({ role }: Loose) => role === 'owner');
    const requests = (await client.get(`/api/industry-boards/${own.id}/requests`)).body;
    expect([own.isPrivate, requests.length]).toEqual([true, 2]);
  });

  it('the forum has questions with answers, tips, and shared jobs, all in the past with views and likes', async () => {
    const [talk] = await rows(demo.TALK);
    expect(talk).toMatchObject({ posts: 40, kinds: 4, late: 0, waiting: 0 });
    expect(talk?.replies).toBeGreaterThan(40);
    expect(talk?.likes).toBeGreaterThan(20);
    expect(talk?.answers).toBeGreaterThan(3);
    expect(talk?.languages).toBe(2);
  });

  it('fifteen events in every state are around the day of creation', async () => {
    const events = await rows(demo.EVENTS);
    const statuses = Map.groupBy(events, ({ status }) => status);
    const counts = Object.fromEntries([...statuses].map(([status, of]) => [status, of.length]));
    expect(counts).toEqual({ published: 9, past: 2, cancelled: 1, draft: 2, in_review: 1 });
    expect(new Set(events.map(({ type }) => type)).size).toBe(6);
    expect(new Set(events.map(({ zone }) => zone)).size).toBeGreaterThan(2);
    expect(events.filter(({ hour, minute }) => hour < 6 || hour > 18 || minute % 30 > 0)).toEqual([]);
    expect(events.some(({ waiting }) => waiting > 0)).toBe(true);
    expect(events.some(({ offered }) => offered > 0)).toBe(true);
    expect(events.some(({ inside }) => inside > 0)).toBe(true);
    expect(events.some(({ note }) => note !== null)).toBe(true);
  });

  it('the demo data is created once', async () => {
    const users = await rows(demo.USERS);
    await ensure();
    expect(await rows(demo.USERS)).toEqual(users);
  });

  it('an interrupted start creates the same demo data again', async () => {
    const [users, people, made] = [await rows(demo.USERS), await rows(demo.PEOPLE), await rows(demo.MADE)];
    expect(halfMade.end).toBe('Error: killed');
    expect(halfMade.people.length).toBeGreaterThan(3);
    expect(halfMade.made.length).toBeGreaterThan(0);
    expect(people.slice(0, halfMade.people.length)).toEqual(halfMade.people);
    const titles = (jobs: readonly Loose[]): string[] => jobs.map(({ title }) => title);
    expect(titles(made).slice(0, halfMade.made.length)).toEqual(titles(halfMade.made));
    expect(users.filter(({ id }) => halfMade.users.some((user) => user.id === id))).toEqual([]);
    const email = 'employer@demo.crewvine.test';
    const { status, body } = await app.client().post('/api/auth/login', { email, password: 'crewvine-demo' });
    expect([status, body.emailVerifiedAt]).toEqual([200, body.createdAt]);
  });

  it.each(FILLED)('the demo data contains %s', async (what, text, wanted) => {
    const found = await rows({ name: `test-demo ${what}`, text });
    expect(found.map(({ state }) => state)).toEqual(expect.arrayContaining([...wanted]));
  });
});
