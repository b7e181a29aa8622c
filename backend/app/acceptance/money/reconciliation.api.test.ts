import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { PlanFixture } from '#testing/fixtures/plan-fixture.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { loseLine, readBalance } from '../../testing/money/money-troubles.ts';
import { ok, ProductFixture } from '../../testing/product-fixture.ts';

const PATH = '/api/admin/reconciliation';
const REASON = 'Paid by hand at the provider’s desk.';

describe('reconciliation on the money desk', () => {
  let app: TestApplication;
  let fixture: ProductFixture;
  let admin: SignedUp;

  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ProductFixture.open(app);
    admin = await signUpAdmin(app);
    // Each test uses its own difference; a first run handles everything from before.
    await app.advance(25);
  });
  afterAll(() => app.stop());

  const change = (text: string, values: readonly unknown[] = []) => runSql(app.application.sql, text, values);
  const lose = (about: string, cents: number) => loseLine(app, about, cents);
  const forget = async (about: string) => {
    await change('delete from sandbox_balance_transactions where about = $1', [about]);
    await change('delete from balance_transactions where about = $1', [about]);
  };
  const look = () => readBalance(app);
  const listed = async (state = ''): Promise<Loose[]> =>
    ok(await admin.client.get(`${PATH}/differences?state=${state}&limit=100`));
  const difference = async (about: string): Promise<Loose> =>
    (await listed()).find((one) => one['about'] === about);
  const explain = (id: unknown, reason: unknown = REASON) =>
    admin.client.post(`${PATH}/differences/${String(id)}/explain`, { reason });
  const notices = async (): Promise<Loose[]> => {
    await app.settle();
    const all: Loose[] = ok(await admin.client.get('/api/notifications?limit=100'));
    return all.filter(({ type }) => type === 'books_differ');
  };

  it('reconciliation lists money that no process moves', async () => {
    const overview = async (): Promise<Loose> => ok(await admin.client.get(PATH));
    expect((await overview())['stuck']).toEqual([]);
    const id = await fixture.interviewing();
    await fixture.pay(ok(await fixture.offer(id)).payment);
    expect((await overview())['stuck']).toEqual([]);
    await change(`update referrals set status = 'rejected' where id = $1`, [id]);
    const held = await runSql<Loose>(
      app.application.sql,
      `select payment_id as "paymentId", dollars(amount_cents) as amount from obligations
        where referral_id = $1 and state = 'held' order by 2`,
      [id],
    );
    expect(held.length).toBeGreaterThan(1);
    const about = { kind: 'held_after_end', since: expect.any(String) };
    const stuck: Loose[] = (await overview())['stuck'];
    expect(stuck).toHaveLength(held.length);
    expect(stuck).toEqual(expect.arrayContaining(held.map((row) => ({ ...row, ...about }))));
    await change(`update referrals set status = 'offer_sent' where id = $1`, [id]);
    expect((await overview())['stuck']).toEqual([]);
  });

  it('a difference is listed with its lines, and admins are notified once', async () => {
    await lose('re_lost', -7_77);
    const before = (await notices()).length;
    await look();
    await look();
    const told = await notices();
    expect(told).toHaveLength(before + 1);
    expect(told[0]?.['message']).toContain('New differences: 1, $7.77 in all');
    const found = await difference('re_lost');
    expect(found).toMatchObject({
      provider: 'sandbox',
      subject: 'refund',
      kind: 'theirs_only',
      theirs: '-7.77',
      ours: '0.00',
      difference: '-7.77',
      state: 'open',
      explanation: null,
    });
    const lines = ok(await admin.client.get(`${PATH}/differences/${found?.['id']}/lines`));
    expect(lines).toMatchObject([{ kind: 'refund', amount: '-7.77', fee: '0.00' }]);
    const overview = ok(await admin.client.get(PATH));
    expect(overview['open']).toBeGreaterThan(0);
    expect(overview['listings']).toMatchObject([{ provider: 'sandbox', readingSince: null }]);
    await forget('re_lost');
    await look();
    expect(await difference('re_lost')).toMatchObject({ state: 'agreed', mayExplain: false });
    expect((await explain(found?.['id'])).body.code).toBe('billing.difference_closed');
  });

  it('a difference is explained once, with a reason in the audit log, and is not deleted', async () => {
    await lose('re_explained', -5_00);
    await look();
    const { id } = (await difference('re_explained')) ?? {};
    expect((await fixture.problems()).at(-1)).toContain('re_explained');
    const short = await explain(id, ' no ');
    expect([short.status, short.body.issues]).toEqual([
      400,
      [{ path: 'reason', message: 'Please say why, in at least five letters' }],
    ]);
    expect(await difference('re_explained')).toMatchObject({ mayExplain: true });
    const answers = await Promise.all([1, 2, 3].map(() => explain(id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
    expect(await difference('re_explained')).toMatchObject({
      state: 'explained',
      explanation: REASON,
      explainedBy: { firstName: expect.any(String) },
      mayExplain: false,
    });
    const log: Loose[] = ok(await admin.client.get('/api/admin/audit-log?limit=100'));
    const logged = log.filter(({ subjectId }) => subjectId === id);
    expect(logged).toMatchObject([
      {
        action: 'difference.explained',
        details: { about: 're_explained', amount: '-5.00', reason: REASON },
      },
    ]);
    expect(await fixture.problems()).toEqual([]);
    await look();
    expect(await difference('re_explained')).toMatchObject({ state: 'explained' });
    await lose('re_explained', -1_00);
    const before = (await notices()).length;
    await look();
    expect(await difference('re_explained')).toMatchObject({
      state: 'open',
      theirs: '-6.00',
      explanation: REASON,
    });
    expect(await notices()).toHaveLength(before + 1);
    await forget('re_explained');
    await look();
  });

  it('a difference expands into its ledger rows', async () => {
    const { payment } = await fixture.sentLetter(await fixture.interviewing());
    await look();
    const [row] = (await change('select provider_payment_id as about from payments where id = $1', [
      payment['id'],
    ])) as { about: string }[];
    await change('update balance_transactions set amount_cents = amount_cents - 100 where about = $1', [
      row?.about,
    ]);
    await look();
    const found = await difference(String(row?.about));
    expect(found).toMatchObject({
      subject: 'charge',
      kind: 'other_amount',
      theirs: '924.00',
      ours: '925.00',
      difference: '-1.00',
    });
    const movements: Loose[] = ok(await admin.client.get(`/api/admin/ledger/difference/${found?.['id']}`));
    expect(movements.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['charge_succeeded', 'provider_fee']),
    );
    for (const { entries } of movements)
      expect(entries.reduce((sum: number, { amount }: Loose) => sum + Number(amount), 0)).toBe(0);
    const paged = await admin.client.get(`/api/admin/ledger/difference/${found?.['id']}?limit=1`);
    expect(paged.body).toHaveLength(1);
    expect(paged.headers.get('Link')).toContain('cursor=');
    await change('update balance_transactions set amount_cents = amount_cents + 100 where about = $1', [
      row?.about,
    ]);
    await look();
  });

  it('the charges of plans match: the first month, a change, a renewal, and a late payment', async () => {
    const plan = await PlanFixture.on(app, 'pro');
    await plan.days(10);
    ok(await plan.change('unlimited'));
    const cards = `update sandbox_payment_methods set behaviour = $2
      where customer_id = (select id from sandbox_customers where reference = $1)`;
    await change(cards, [plan.employer.id, 'declines']);
    await plan.days(31);
    expect(await plan.subscription()).toMatchObject({ status: 'past_due' });
    await change(cards, [plan.employer.id, 'succeeds']);
    await plan.days(8);
    await look();
    expect(await plan.subscription()).toMatchObject({ status: 'active' });
    expect((await plan.paid()).length).toBeGreaterThanOrEqual(3);
    expect(await listed('open')).toEqual([]);
    const [invoice] = (await change(
      'select id from subscription_invoices where user_id = $1 order by created_at limit 1',
      [plan.employer.id],
    )) as { id: string }[];
    await change('update balance_transactions set amount_cents = amount_cents - 1 where about = $1', [
      invoice?.id,
    ]);
    await look();
    expect(await listed('open')).toMatchObject([
      { about: invoice?.id, subject: 'plan', kind: 'other_amount', theirs: '98.99', ours: '99.00' },
    ]);
    const [{ id } = {}] = await listed('open');
    const movements: Loose[] = ok(await admin.client.get(`/api/admin/ledger/difference/${id}`));
    expect(movements.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['subscription_paid', 'provider_fee']),
    );
    await change('update balance_transactions set amount_cents = amount_cents + 1 where about = $1', [
      invoice?.id,
    ]);
    await look();
  });

  it('the list of differences is paged by key, in the order of discovery', async () => {
    for (const name of ['a', 'b', 'c']) await lose(`re_page_${name}`, -1_00);
    await look();
    const pages: unknown[] = [];
    for (let next = `${PATH}/differences?state=open&limit=2`; next !== '';) {
      const answer = await admin.client.get(next);
      pages.push(...(answer.body as Loose[]).map(({ id }) => id));
      next = /<(.*)>/.exec(answer.headers.get('Link') ?? '')?.[1] ?? '';
    }
    expect(pages).toEqual((await listed('open')).map(({ id }) => id));
    expect(pages).toHaveLength(3);
    for (const name of ['a', 'b', 'c']) await forget(`re_page_${name}`);
    await look();
  });

  it('only admins have access to reconciliation', async () => {
    for (const [client, status] of [
      [app.client(), 401],
      [fixture.employer.client, 403],
      [fixture.referrer.client, 403],
    ] as const) {
      for (const path of ['', '/differences', `/differences/${newId()}/lines`])
        expect((await client.get(`${PATH}${path}`)).status).toBe(status);
      const body = { reason: REASON };
      expect((await client.post(`${PATH}/differences/${newId()}/explain`, body)).status).toBe(status);
    }
    expect((await explain(newId())).status).toBe(404);
    expect((await admin.client.get(`${PATH}/differences/${newId()}/lines`)).status).toBe(404);
    expect(ok(await admin.client.get(`/api/admin/ledger/difference/${newId()}`))).toEqual([]);
  });
});
