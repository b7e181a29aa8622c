import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdmin } from '#modules/admin/testing/sign-up-admin.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { CARDS, ok, SIGNATURE, ProductFixture } from '../../testing/product-fixture.ts';

type Offered = Readonly<{ id: string; payment: Loose }>;

interface Business {
  readonly fixture: ProductFixture;
  readonly admin: SignedUp;
  readonly hired: Offered;
  readonly refunded: Offered;
  readonly unpaid: Offered;
}

/**
 * Bonus $500, background check $50, letter $25, platform fee $400: one hire, one rejection, one unpaid
 * letter.
 */
async function openBusiness(app: TestApplication): Promise<Business> {
  const fixture = await ProductFixture.open(app);
  const admin = await signUpAdmin(app);

  const hiredId = await fixture.interviewing({ title: 'Crane operator' });
  const letter = await fixture.sentLetter(hiredId, { backgroundCheck: true });
  ok(await fixture.answer(letter.token, SIGNATURE));
  ok(await fixture.put(hiredId, 'hire'));

  const refundedId = await fixture.interviewing();
  const second = await fixture.sentLetter(refundedId);
  ok(await fixture.answer(second.token, { acceptedTerms: false }));

  const unpaidId = await fixture.interviewing();
  const { payment } = ok(await fixture.offer(unpaidId));
  await fixture.confirm(payment, CARDS.declined);
  await app.settle();
  return {
    fixture,
    admin,
    hired: { id: hiredId, payment: letter.payment },
    refunded: { id: refundedId, payment: second.payment },
    unpaid: { id: unpaidId, payment },
  };
}

const figures = async ({ admin }: Business, path: string): Promise<Loose> =>
  ok(await admin.client.get(`/api/admin/${path}`));
const sum = (points: Loose[], figure: string): number =>
  points.reduce((total, point) => total + Number(point[figure]), 0);

describe('the admin’s view of the business', () => {
  let app: TestApplication;
  let fixture: ProductFixture;
  let admin: SignedUp;
  let hired: Offered;
  let refunded: Offered;
  let unpaid: Offered;

  beforeAll(async () => {
    app = await startTestApplication();
    ({ fixture, admin, hired, refunded, unpaid } = await openBusiness(app));
  });
  afterAll(() => app.stop());

  const get = (path: string): Promise<Loose> => figures({ fixture, admin, hired, refunded, unpaid }, path);

  it('admins see counts of users, jobs, referrals, and payments', async () => {
    expect(await get('stats')).toMatchObject({
      totalUsers: 3,
      usersByType: { referrer: 1, employer: 1, worker: 0, admin: 1 },
      activeJobs: 3,
      totalReferrals: 3,
      hires: 1,
      pendingPayments: { count: 1, amount: '925.00' },
      flaggedContent: 0,
    });
  });

  it('revenue equals the ledger and the employer’s own billing', async () => {
    const { revenue, revenueBySource } = await get('stats');
    expect(revenueBySource).toEqual({
      platformFee: '400.00',
      letterFee: '50.00',
      addOn: '0.00',
      jobPost: '0.00',
      subscription: '0.00',
      earlyPayout: '0.00',
    });
    const text = `select dollars(sum(amount_cents)::bigint) as sum from ledger_entries where account like 'revenue:%'`;
    const row = await app.application.sql.row<{ sum: string }>({ name: 'test-revenue', text });
    expect(revenue).toBe(row?.sum);
    const { spend, held, bonusesPaid } = await fixture.summary();
    expect(Number(revenue)).toBe(Number(spend) - Number(held) - Number(bonusesPaid));
    expect(await fixture.problems()).toEqual([]);
  });

  it('the series over time have no gaps, and their sums equal the totals', async () => {
    const stats = await get('stats');
    expect(stats.series.days).toHaveLength(30);
    expect(stats.series.months).toHaveLength(12);
    for (const points of [stats.series.days, stats.series.months]) {
      expect(sum(points, 'newUsers')).toBe(stats.totalUsers);
      expect(sum(points, 'referrals')).toBe(stats.totalReferrals);
      expect(sum(points, 'hires')).toBe(stats.hires);
      expect(sum(points, 'revenue')).toBe(Number(stats.revenue));
      for (const [index, { period }] of points.slice(1).entries())
        expect(period > points[index].period).toBe(true);
    }
    expect(stats.series.days.at(-1).period).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(stats.series.months.at(-1).period).toMatch(/^\d{4}-\d\d$/);
  });

  it('admins see the payout schedule of new referrals', async () => {
    const { payoutSchedule } = await get('stats');
    expect(payoutSchedule).toEqual([
      { percent: 25, days: 30 },
      { percent: 75, days: 60 },
    ]);
    const text = 'select payout_schedule as schedule from referrals where id = $1';
    const row = await app.application.sql.row<Loose>({ name: 'test-schedule', text }, [hired.id]);
    expect(row?.schedule).toEqual(payoutSchedule);
  });

  it('admins list jobs and find them by title, company, and state', async () => {
    const [job, ...rest] = await get('jobs?q=crane');
    expect(rest).toEqual([]);
    expect(job).toMatchObject({
      title: 'Crane operator',
      referralBonus: '500.00',
      isActive: true,
      referralCount: 1,
      hiredCount: 1,
      employer: { id: fixture.employer.id, email: fixture.employer.email },
    });
    expect(await get('jobs?status=open')).toHaveLength(3);
    expect(await get('jobs?status=closed')).toEqual([]);
    expect(await get('jobs?q=%25')).toEqual([]);
    expect(await get('jobs?q=crane&status=closed')).toEqual([]);
    ok(await fixture.employer.client.patch(`/api/jobs/${job.id}`, { isActive: false }));
    expect((await get('jobs?status=closed')).map(({ id }: Loose) => id)).toEqual([job.id]);
    ok(await fixture.employer.client.patch(`/api/jobs/${job.id}`, { isActive: true }));
  });

  it('admins list referrals and find them by worker and status', async () => {
    const [one] = await get('referrals?status=hired');
    expect(one).toMatchObject({
      id: hired.id,
      workerName: 'Bo Li',
      bonus: '500.00',
      job: { title: 'Crane operator' },
      employer: { id: fixture.employer.id },
      referrer: { id: fixture.referrer.id },
      hiredAt: expect.any(String),
    });
    expect(await get('referrals?q=bo%20li')).toHaveLength(3);
    expect(await get('referrals?q=bo@example.com&status=interviewing')).toHaveLength(2);
    expect(await get('referrals?q=nobody')).toEqual([]);
  });

  it('admins list payments and find them by status, employer, and either ID', async () => {
    const idsOf = (payments: Loose[]): string[] => payments.map(({ id }) => id);
    expect(idsOf(await get('payments'))).toEqual([unpaid, refunded, hired].map(({ payment }) => payment.id));
    expect(idsOf(await get('payments?status=failed'))).toEqual([unpaid.payment.id]);
    expect(idsOf(await get(`payments?q=${fixture.employer.email}`))).toHaveLength(3);
    expect(idsOf(await get(`payments?q=${hired.payment.id}`))).toEqual([hired.payment.id]);
    expect(idsOf(await get(`payments?q=${refunded.id}`))).toEqual([refunded.payment.id]);
    expect(idsOf(await get(`payments?q=${hired.payment.paymentIntentId}`))).toEqual([hired.payment.id]);
    expect(await get('payments?q=nobody')).toEqual([]);
    const first = await admin.client.get<Loose[]>('/api/admin/payments?limit=2');
    const next = /<([^>]+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    expect(idsOf(ok(await admin.client.get(next)))).toEqual([hired.payment.id]);
  });

  it('admins list texts with their delivery status, and without full numbers', async () => {
    const texts = await get('texts');
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text.phone).toMatch(/^•••\d{4}$/);
      expect(text.message).not.toMatch(/\d{6}|https?:/);
    }
    const [{ status }] = texts;
    const same = await get(`texts?status=${status}`);
    expect(same.length).toBeGreaterThan(0);
    expect(same.every((text: Loose) => text.status === status)).toBe(true);
    const row = await fixture.app.application.sql.row<{ phone: string }>(
      { name: 'test-texted', text: 'select recipient_phone as phone from sms_log limit 1' },
      [],
    );
    expect((await get(`texts?q=${encodeURIComponent(row?.phone ?? '')}`)).length).toBeGreaterThan(0);
    expect(await get('texts?q=nobody')).toEqual([]);
    expect((await fixture.employer.client.get('/api/admin/texts')).status).toBe(403);
  });

  it('a payment’s ledger entries explain it to the cent', async () => {
    const payment = await get(`payments/${hired.payment.id}`);
    expect(payment).toMatchObject({
      status: 'succeeded',
      purpose: 'offer',
      amount: '975.00',
      refunded: '0.00',
      employer: { id: fixture.employer.id },
      refunds: [],
      referrals: [
        {
          id: hired.id,
          status: 'hired',
          jobTitle: 'Crane operator',
          referrer: { id: fixture.referrer.id },
          amount: '975.00',
          milestones: [
            { percent: 25, amount: '125.00', state: 'pending' },
            { percent: 75, amount: '375.00', state: 'pending' },
          ],
        },
      ],
    });
    const { lines } = await fixture.payment(hired.payment.id);
    expect(payment.lines).toEqual(lines);
    expect(sum(lines, 'amount')).toBe(975);
    expect(payment.ledger.map(({ kind, ofThisPayment }: Loose) => [kind, ofThisPayment])).toEqual([
      ['charge_succeeded', true],
      ['hire_committed', false],
    ]);
    for (const { entries } of payment.ledger) expect(sum(entries, 'amount')).toBe(0);
    expect(payment.ledger[0].entries).toContainEqual({
      account: 'provider_clearing',
      owner: null,
      amount: '-975.00',
    });
    const committed = payment.ledger[1].entries.find(
      ({ account }: Loose) => account === 'referrer_committed',
    );
    expect(committed).toEqual({
      account: 'referrer_committed',
      owner: expect.stringMatching(/^Pat Number/),
      amount: '500.00',
    });
  });

  it('a refund’s ledger entries explain it', async () => {
    const payment = await get(`payments/${refunded.payment.id}`);
    expect(payment).toMatchObject({ amount: '925.00', refunded: '900.00', referrals: [{ milestones: [] }] });
    expect(payment.refunds).toMatchObject([{ amount: '900.00', status: 'settled' }]);
    const kinds = payment.ledger.map(({ kind }: Loose) => kind);
    expect(kinds).toEqual(['charge_succeeded', 'refund_requested', 'refund_settled']);
    expect(await get(`payments/${unpaid.payment.id}`)).toMatchObject({
      status: 'failed',
      failureMessage: 'Your card was declined.',
      ledger: [],
    });
    const unknown = await admin.client.get(`/api/admin/payments/${hired.id}`);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'billing.payment_not_found' } });
  });

  it('admins list the waitlist', async () => {
    const { status } = await app.client().post('/api/waitlist', { email: 'Waits@example.com' });
    expect(status).toBe(201);
    expect(await get('waitlist')).toEqual([
      {
        id: expect.any(String),
        email: 'waits@example.com',
        phone: null,
        state: null,
        wantsTexts: false,
        source: null,
        createdAt: expect.any(String),
        confirmedAt: null,
      },
    ]);
    expect(await get('waitlist?q=WAITS@')).toHaveLength(1);
    expect(await get('waitlist?q=nobody')).toEqual([]);
  });
});

describe('the admin’s view of the business later', () => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());

  it('past figures stay in their month, and an undone hire is subtracted later', async () => {
    const business = await openBusiness(app);
    await app.advance(24 * 40);
    const { series, revenue } = await figures(business, 'stats');
    expect(sum(series.days, 'newUsers')).toBe(0);
    expect(sum(series.days, 'revenue')).toBe(0);
    expect(sum(series.months, 'revenue')).toBe(Number(revenue));
  });
});
