import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { PlanFixture } from '#testing/fixtures/plan-fixture.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpEmployer, signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { confirm, hireDirectly, type HiredReferral } from '#modules/billing/testing/hired-referral.ts';

const DISPUTES = {
  name: 'test-disputes-of',
  text: `select d.provider_dispute_id as id from disputes d join payments p on p.id = d.payment_id where p.employer_id = $1`,
};
const PROFILE = {
  name: '=HYPERLINK("http://evil")',
  attention: 'Nguyễn Thị Ánh 李 Иван',
  street: '12 Main St',
  city: 'Austin',
  region: 'TX',
  postalCode: '78701',
  country: 'US',
  poNumber: '+4711',
};

describe('invoices', () => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
  });
  afterAll(() => app.stop());

  const invoicesOf = async ({ client }: SignedUp, query = ''): Promise<Loose[]> =>
    (await client.get<Loose[]>(`/api/billing/invoices?limit=100${query}`)).body;
  const month = () => app.application.clock.now().toISOString().slice(0, 7);

  async function hired(
    employer: SignedUp,
    card: Readonly<Record<string, unknown>> = {},
  ): Promise<HiredReferral> {
    const made = await hireDirectly(app, employer);
    await confirm(employer, made.payment, card);
    await app.settle();
    return made;
  }

  async function reject(employer: SignedUp, { referralId }: HiredReferral): Promise<void> {
    const change = { status: 'rejected', notes: 'Left' };
    expect((await employer.client.put(`/api/referrals/${referralId}/status`, change)).status).toBe(200);
    await app.settle();
  }

  const cents = (dollars: string): number => Math.round(Number(dollars) * 100);

  /** The list, the chart's columns, the tiles, and the parts agree to the cent, per month and in total. */
  async function assertAgreed(employer: SignedUp): Promise<void> {
    const documents = await invoicesOf(employer);
    const { byMonth } = (await employer.client.get('/api/billing/summary')).body;
    const open = (await employer.client.get<Loose[]>('/api/billing/payments?open=yes')).body;
    expect(open.filter(({ status }) => status === 'succeeded')).toEqual([]);
    const since = await invoicesOf(employer, `&since=${byMonth[0].month}`);
    expect(since).toEqual(documents);
    for (const { month: of, spend, refunds, ...parts } of byMonth) {
      const { bonusesPaid, platformFees, addOns, other, heldChange } = parts;
      const added = [bonusesPaid, platformFees, addOns, other, heldChange].map(cents);
      expect(added.reduce((sum, part) => sum + part, 0)).toBe(cents(spend));
      expect(await invoicesOf(employer, `&month=${of}`)).toEqual(
        documents.filter(({ occurredAt }) => occurredAt.startsWith(of)),
      );
      const own = documents.filter(({ occurredAt }) => occurredAt.startsWith(of));
      const sum = (kind: string) =>
        own.reduce((all, one) => all + (one.kind === kind ? cents(one.total) : 0), 0);
      expect(sum('credit_note')).toBe(Math.round(Number(refunds) * 100));
      expect(sum('invoice') - sum('credit_note')).toBe(Math.round(Number(spend) * 100));
    }
  }

  it('invoices and credit notes follow every charge and refund, to the cent of the ledger', async () => {
    const plan = await PlanFixture.open(app);
    const { employer } = plan;
    const first = await hired(employer);
    await app.advance(24);
    await hired(employer, { cardNumber: '4000000000000259' });
    await reject(employer, first);
    await plan.saveCard();
    await plan.take('pro');
    const [dispute] = await app.application.sql.rows<{ id: string }>(DISPUTES, [employer.id]);
    const admin = await signUpAdmin(app);
    const decide = `/api/admin/sandbox-disputes/${dispute?.id}/decide`;
    expect(await admin.client.post(decide, { outcome: 'lost' })).toMatchObject({ status: 204 });
    await app.settle();
    await app.advance(40 * 24);
    const documents = await invoicesOf(employer);
    const kinds = documents.map(({ kind, lines, total }) => `${kind} ${lines[0].kind} ${total}`);
    expect(kinds.toSorted()).toEqual([
      'credit_note dispute 500.00',
      'credit_note refund 500.00',
      'invoice plan 99.00',
      'invoice plan 99.00',
      'invoice referralBonus 500.00',
      'invoice referralBonus 500.00',
    ]);
    // Each charge once: no payment has a separate row next to its invoice.
    const paid = documents.flatMap(({ kind, paymentId }) => (kind === 'invoice' ? [paymentId] : []));
    expect(new Set(paid).size).toBe(paid.length);
    const charged = documents.find(
      ({ kind, paymentId }) => kind === 'invoice' && paymentId === first.payment.id,
    );
    expect(charged).toMatchObject({
      credited: '500.00',
      referrals: [{ referralId: first.referralId, workerName: expect.any(String), amount: '500.00' }],
    });
    const note = documents.find(({ lines }) => lines[0].kind === 'refund');
    expect([note?.['corrects'], note?.['number']]).toEqual([
      documents.find(({ kind, paymentId }) => kind === 'invoice' && paymentId === first.payment.id)?.[
        'number'
      ],
      expect.stringMatching(/^TEST-CN-\d{6}$/),
    ]);
    await assertAgreed(employer);
    expect((await app.client().get('/api/dev/ledger-check')).body.problems).toEqual([]);
  });

  it('invoices follow a bank that reverses its decision on a dispute, and the refunds after that', async () => {
    const employer = await signUpEmployer(app);
    const made = await hired(employer, { cardNumber: '4000000000000259' });
    const [dispute] = await app.application.sql.rows<{ id: string }>(DISPUTES, [employer.id]);
    const admin = await signUpAdmin(app);
    for (const outcome of ['lost', 'won', 'lost', 'won']) {
      const decide = `/api/admin/sandbox-disputes/${dispute?.id}/decide`;
      expect(await admin.client.post(decide, { outcome })).toMatchObject({ status: 204 });
      await app.settle();
      await assertAgreed(employer);
      const [desk] = (await admin.client.get<Loose[]>(`/api/admin/disputes?state=${outcome}&limit=1`)).body;
      expect(desk).toMatchObject({ state: outcome, loss: '0.00' });
    }
    await reject(employer, made);
    await app.advance(3);
    const documents = await invoicesOf(employer);
    expect(documents.map(({ kind, lines, total }) => `${kind} ${lines[0].kind} ${total}`)).toEqual([
      'credit_note refund 500.00',
      'invoice dispute_won 500.00',
      'credit_note dispute 500.00',
      'invoice dispute_won 500.00',
      'credit_note dispute 500.00',
      'invoice referralBonus 500.00',
    ]);
    const pdf = await employer.client.get(`/api/billing/invoices/${documents[1]?.['id']}/pdf`);
    expect(pdf.status).toBe(200);
    const news = (await employer.client.get<Loose[]>('/api/notifications')).body.map(({ type }) => type);
    expect(news.filter((type) => type === 'dispute_won')).toHaveLength(2);
    await assertAgreed(employer);
    expect((await app.client().get('/api/dev/ledger-check')).body.problems).toEqual([]);
  });

  it('a failed and retried refund has one credit note', async () => {
    const employer = await signUpEmployer(app);
    const made = await hired(employer, { cardNumber: '4000000000005126' });
    await reject(employer, made);
    await app.advance(3);
    await app.advance(26);
    await assertAgreed(employer);
    expect((await invoicesOf(employer)).map(({ kind }) => kind)).toEqual(['credit_note', 'invoice']);
  });

  it('invoices are listed page by page, and by month', async () => {
    const employer = await signUpEmployer(app);
    await hired(employer);
    const made = await hired(employer);
    await reject(employer, made);
    const { client } = employer;
    const page = await client.get<Loose[]>('/api/billing/invoices?limit=2');
    expect(page.body).toHaveLength(2);
    const next = /<([^>]+)>/.exec(page.headers.get('Link') ?? '')?.[1] ?? '';
    const rest = (await client.get<Loose[]>(next)).body;
    expect([...page.body, ...rest].map(({ id }) => id)).toEqual(
      (await invoicesOf(employer)).map(({ id }) => id),
    );
    expect(await invoicesOf(employer, `&month=${month()}`)).toHaveLength(3);
    expect(await invoicesOf(employer, '&month=2020-01')).toEqual([]);
    expect((await client.get('/api/billing/invoices?month=soon')).status).toBe(400);
  });

  it('invoices use the company’s saved address from then on, in its language, and are safe in a spreadsheet', async () => {
    const employer = await signUpEmployer(app);
    const { client } = employer;
    expect((await client.get('/api/billing/profile')).body).toMatchObject({ country: 'US', poNumber: '' });
    await hired(employer);
    expect((await client.put('/api/billing/profile', PROFILE)).body).toEqual(PROFILE);
    await client.put('/api/auth/preferences', { language: 'es' });
    await hired(employer);
    const [newer, older] = await invoicesOf(employer);
    expect(newer).toMatchObject({ billedTo: PROFILE.name, poNumber: '+4711', tax: '0.00' });
    expect(older).toMatchObject({ poNumber: '' });
    const { body, headers } = await client.get(`/api/billing/invoices/${newer?.['id']}/pdf`);
    expect(headers.get('Content-Type')).toBe('application/pdf');
    expect(headers.get('Content-Disposition')).toContain(`crewvine-${newer?.['number']}.pdf`);
    expect(String(body)).toMatch(/^%PDF/);
    const csv = (await client.get<string>(`/api/billing/export.csv?month=${month()}`)).body;
    const [, ...rows] = csv.trim().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain(`"'=HYPERLINK(""http://evil"")",'+4711,`);
    expect(rows[0]).toMatch(/500\.00,0\.00,500\.00$/);
    const [newest] = (await client.get<Loose[]>('/api/auth/security-events')).body;
    expect(newest).toMatchObject({ kind: 'data_exported', detail: 'invoices' });
  });

  it.each([
    [{ name: '' }, 'name', 'Company or name is required'],
    [{ name: 'Bo 👷' }, 'name', "We can't print this character: 👷"],
    [{ country: 'XX' }, 'country', 'Please choose a country'],
  ])('the billing profile refuses an address: %j', async (change, path, message) => {
    const employer = await signUpEmployer(app);
    const answer = await employer.client.put('/api/billing/profile', { ...PROFILE, ...change });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
  });

  it('only their own employer can read invoices', async () => {
    const employer = await signUpEmployer(app);
    await hired(employer);
    const [own] = await invoicesOf(employer);
    const other = await signUpEmployer(app);
    expect(await invoicesOf(other)).toEqual([]);
    expect((await other.client.get(`/api/billing/invoices/${own?.['id']}/pdf`)).status).toBe(404);
    expect((await employer.client.get(`/api/billing/invoices/${newId()}/pdf`)).status).toBe(404);
    const referrer = await signUpReferrer(app);
    for (const path of ['invoices', `invoices/${newId()}/pdf`, 'export.csv', 'profile']) {
      expect((await app.client().get(`/api/billing/${path}`)).status).toBe(401);
      expect((await referrer.client.get(`/api/billing/${path}`)).status).toBe(403);
    }
  });

  it('receipts, payments, and emails show the invoice number', async () => {
    const employer = await signUpEmployer(app);
    const { payment } = await hired(employer);
    const [own] = await invoicesOf(employer);
    expect((await employer.client.get(`/api/billing/payments/${payment.id}`)).body).toMatchObject({
      invoice: { id: own?.['id'], number: own?.['number'] },
    });
    const told = (await employer.client.get<Loose[]>('/api/notifications')).body;
    const receipt = told.find(({ type }) => type === 'payment_succeeded');
    expect(receipt?.['message']).toBe(`Your $500.00 payment went through. ${own?.['number']}`);
    expect(receipt?.['target']).toBe('/employer-dashboard?tab=billing#invoices');
  });
});
