import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { bulkOfferResultSchema, bulkQuoteSchema } from '../../contract/index.ts';
import { offerData, OfferFixture, ok } from '../../testing/api-fixture.ts';

const BULK = '/api/offer-letters/bulk';
const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const BY_REFERRAL = {
  name: 'test-charges-by-referral',
  text: `select t.referral_id as "referralId", sum(-e.amount_cents)::float8 as cents from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_clearing'
    where t.kind = 'charge_succeeded' and t.referral_id = any ($1::uuid[]) group by t.referral_id`,
};
const FEES = {
  name: 'test-letter-fees',
  text: `select count(*)::integer as count from obligations where kind = 'letter_fee' and referral_id = any ($1::uuid[])`,
};

/** Offers to several people, one of whom the test follows. */
class CrewFixture extends OfferFixture {
  /** Referrals of one job whose workers are interviewing. */
  async crew(size: number): Promise<string[]> {
    const jobId = await this.post();
    const team = Array.from({ length: size }, (_, at) => ({
      workerName: `Worker ${at + 1}`,
      workerPhone: testPhone(),
    }));
    const shared = {
      referrerName: 'Ana Ruiz',
      referrerPhone: testPhone(),
      relationship: 'friend',
      consent: true,
    };
    ok(await this.referrer.client.post('/api/referrals', { jobId, ...shared, team }));
    const rows: Loose[] = ok(await this.employer.client.get(`/api/job-referrals/${jobId}`));
    const ids = rows.map(({ id }) => String(id));
    for (const id of ids) ok(await this.move(id, 'interview_scheduled'));
    return ids;
  }

  bulk(
    referralIds: readonly string[],
    { key, ...change }: { key?: string; offer?: object; people?: object[] } = {},
  ): Promise<HttpAnswer<Loose>> {
    const body = { referralIds, offer: { ...offerData, ...change.offer }, people: change.people ?? [] };
    return this.employer.client.post(BULK, body, key === undefined ? {} : { 'Idempotency-Key': key });
  }

  async paymentsOf(): Promise<Loose[]> {
    return ok(await this.employer.client.get('/api/billing/payments?limit=100'));
  }

  async confirm({ paymentIntentId, clientSecret }: Loose, cardNumber: string): Promise<HttpAnswer<Loose>> {
    const card = { cardNumber, expMonth: 12, expYear: 2034, cvc: '123' };
    const path = `/api/sandbox-payments/${paymentIntentId}/confirm`;
    const answer = await this.employer.client.post(path, { ...card, clientSecret });
    await this.app.settle();
    return answer;
  }

  async letterOf(referralId: string): Promise<Loose> {
    return ok(await this.employer.client.get(`/api/offer-letters/referral/${referralId}`));
  }

  async statusesOf(ids: readonly string[]): Promise<string[]> {
    return Promise.all(ids.map(async (id) => (await this.letterOf(id))['status']));
  }
}

describe('offers to several people', () => {
  let app: TestApplication;
  let fixture: CrewFixture;
  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());
  const open = async () => (fixture = await CrewFixture.open(app));

  const isBalanced = async () => {
    const check = await fixture.ledgerCheck();
    expect(check['problems']).toEqual([]);
    expect(check['balanced']).toBe(true);
  };

  it('makes a letter each with one payment, and sends them once it is paid', async () => {
    await open();
    const crew = await fixture.crew(5);
    const quote = bulkQuoteSchema.parse(
      ok(await fixture.employer.client.post(`${BULK}/quote`, { referralIds: crew, offer: offerData })),
    );
    // $500 bonus, $25 letter and 10 % of 160 hours at $25, five times.
    expect(quote.total).toBe('4625.00');
    expect(quote.rows.map(({ total }) => total)).toEqual(crew.map(() => '925.00'));
    const rows = bulkOfferResultSchema.parse(ok(await fixture.bulk(crew)));
    expect(rows.map(({ referralId, ok: good }) => [referralId, good])).toEqual(crew.map((id) => [id, true]));
    const payments = new Set(rows.map(({ offerLetter }) => offerLetter?.payment?.id));
    expect(payments.size).toBe(1);
    const payment = rows[0]?.offerLetter?.payment ?? {};
    expect(payment).toMatchObject({ status: 'requires_payment', amount: '4625.00' });
    expect(await fixture.statusesOf(crew)).toEqual(crew.map(() => 'draft'));
    await isBalanced();
    await fixture.pay(payment);
    expect(await fixture.statusesOf(crew)).toEqual(crew.map(() => 'sent'));
    for (const id of crew) expect(await fixture.referralStatus(id)).toBe('offer_sent');
    const [charge, ...more] = await fixture.paymentsOf();
    expect(more).toEqual([]);
    expect(charge).toMatchObject({ amount: '4625.00', status: 'succeeded', referralId: null });
    expect(charge?.['workerName'].split(', ').toSorted()).toEqual(crew.map((_, at) => `Worker ${at + 1}`));
    expect(charge?.['lines']).toMatchObject([
      { kind: 'referralBonus', amount: '2500.00' },
      { kind: 'letterFee', amount: '125.00' },
      { kind: 'platformFee', amount: '2000.00' },
    ]);
    const perLetter = await app.application.sql.rows(BY_REFERRAL, [crew]);
    expect(perLetter).toHaveLength(5);
    expect(perLetter.every(({ cents }) => cents === 925_00)).toBe(true);
    await isBalanced();
  });

  it('takes pay and start of one person, and fills in what the texts name', async () => {
    await open();
    const [one = '', other = ''] = await fixture.crew(2);
    const rows = ok(
      await fixture.bulk([one, other], {
        offer: { conditions: '{{worker}} starts on {{startDate}} at {{pay}}.' },
        people: [{ referralId: other, payRate: '30', startDate: '2026-12-14' }],
      }),
    );
    const names = await Promise.all(
      [one, other].map(async (id) => (await fixture.referralAnswer(id))['workerName']),
    );
    expect(rows.map(({ offerLetter }: Loose) => offerLetter['conditions'])).toEqual([
      `${names[0]} starts on December 7, 2026 at $25.00 per hour.`,
      `${names[1]} starts on December 14, 2026 at $30.00 per hour.`,
    ]);
    expect(rows[0].offerLetter.payment.amount).toBe('1930.00');
  });

  it('names the rows that fail, charges nothing for them, and goes on with the rest', async () => {
    await open();
    const [good = '', offered = '', unreadable = '', early = ''] = await fixture.crew(4);
    ok(await fixture.create(offered));
    const submitted = await fixture.refer();
    const stranger = await CrewFixture.open(app);
    const foreign = await stranger.interviewing();
    const before = await fixture.paymentsOf();
    const people = [{ referralId: unreadable, payRate: 'a lot' }];
    const ids = [offered, submitted, foreign, unreadable, good, early];
    const rows = bulkOfferResultSchema.parse(ok(await fixture.bulk(ids, { people })));
    expect(
      rows.map(({ referralId, ok: isGood, error }) => [referralId, isGood, error?.code ?? null]),
    ).toEqual([
      [offered, false, 'offers.already_made'],
      [submitted, false, 'offers.not_interviewing'],
      [foreign, false, 'offers.not_owner'],
      [unreadable, false, 'offers.pay_unreadable'],
      [good, true, null],
      [early, true, null],
    ]);
    expect(rows[3]?.error?.issues).toMatchObject([{ path: 'offer.payRate' }]);
    expect(rows.slice(0, 4).every(({ offerLetter }) => offerLetter === null)).toBe(true);
    const now = await fixture.paymentsOf();
    expect(now).toHaveLength(before.length + 1);
    expect(rows[4]?.offerLetter?.payment?.amount).toBe('1850.00');
    expect((await fixture.employer.client.get(`/api/offer-letters/referral/${unreadable}`)).status).toBe(404);
    await fixture.pay(rows[4]?.offerLetter?.payment ?? {});
    const retried = ok(await fixture.bulk([unreadable]));
    expect(retried).toMatchObject([{ ok: true, offerLetter: { payment: { amount: '925.00' } } }]);
    await fixture.pay(retried[0].offerLetter.payment);
    expect(await fixture.statusesOf([good, early, unreadable])).toEqual(['sent', 'sent', 'sent']);
    await isBalanced();
  });

  it('says before sending who could not get one, and writes nothing', async () => {
    await open();
    const [one = '', other = ''] = await fixture.crew(2);
    ok(await fixture.create(other));
    const offer = { ...offerData, startDate: null, conditions: 'From {{startDate}}' };
    const asked = { referralIds: [one, other], offer, people: [] };
    const { rows, total } = ok(await fixture.employer.client.post(`${BULK}/quote`, asked));
    expect(total).toBe('0.00');
    expect(rows).toMatchObject([
      { total: null, error: { code: 'offers.merge_value_missing', issues: [{ path: 'offer.conditions' }] } },
      { total: null, error: { code: 'offers.already_made' } },
    ]);
    expect((await fixture.employer.client.get(`/api/offer-letters/referral/${one}`)).status).toBe(404);
  });

  it('is done once, however many ask at the same time', async () => {
    await open();
    const crew = await fixture.crew(5);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => fixture.bulk(at % 2 === 0 ? crew : crew.toReversed())),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const good = answers.filter(({ status }) => status === 200).flatMap(({ body }) => body as Loose[]);
    expect(good.filter((row) => row['ok'])).toHaveLength(5);
    expect(await fixture.paymentsOf()).toHaveLength(1);
    await isBalanced();
    const letter = await fixture.letterOf(crew[0] ?? '');
    await Promise.all(Array.from({ length: 3 }, () => fixture.confirm(letter['payment'], GOOD)));
    expect(await app.application.sql.row(FEES, [crew])).toEqual({ count: 5 });
    expect(await fixture.statusesOf(crew)).toEqual(crew.map(() => 'sent'));
    await isBalanced();
  });

  it('answers the same key with the same rows, and charges nothing twice', async () => {
    await open();
    const crew = await fixture.crew(3);
    const first = ok(await fixture.bulk(crew, { key: 'crew-of-three' }));
    const second = ok(await fixture.bulk(crew, { key: 'crew-of-three' }));
    expect(second).toEqual(first);
    const without = ok(await fixture.bulk(crew));
    expect(without.map(({ error }: Loose) => error['code'])).toEqual(crew.map(() => 'offers.already_made'));
    expect(await fixture.paymentsOf()).toHaveLength(1);
  });

  it('sends nothing when the card is declined: all stay drafts until another card pays', async () => {
    await open();
    const crew = await fixture.crew(3);
    const rows = ok(await fixture.bulk(crew));
    const { payment } = rows[0].offerLetter;
    await fixture.confirm(payment, DECLINED);
    expect(await fixture.statusesOf(crew)).toEqual(['draft', 'draft', 'draft']);
    expect((await fixture.letterOf(crew[0] ?? ''))['payment']).toMatchObject({ status: 'failed' });
    for (const id of crew) expect(await fixture.referralStatus(id)).toBe('interviewing');
    await isBalanced();
    await fixture.confirm((await fixture.letterOf(crew[1] ?? ''))['payment'], GOOD);
    expect(await fixture.statusesOf(crew)).toEqual(['sent', 'sent', 'sent']);
    expect(await fixture.paymentsOf()).toHaveLength(1);
    await isBalanced();
  });

  it('asks for the others anew when one of them is taken back before it is paid', async () => {
    await open();
    const crew = await fixture.crew(3);
    const [first = '', second = '', third = ''] = crew;
    const rows: Loose[] = ok(await fixture.bulk(crew));
    const { payment: old } = rows[0]?.['offerLetter'];
    ok(await fixture.employer.client.post(`/api/offer-letters/${rows[0]?.['offerLetter'].id}/withdraw`, {}));
    await app.settle();
    const { payment } = await fixture.letterOf(second);
    expect(payment).toMatchObject({ amount: '1850.00', status: 'requires_payment' });
    expect((await fixture.letterOf(third))['payment'].id).toBe(payment.id);
    expect(payment.id).not.toBe(old.id);
    await isBalanced();
    await fixture.pay(payment);
    expect(await fixture.statusesOf([second, third])).toEqual(['sent', 'sent']);
    expect(await fixture.referralStatus(first)).toBe('interviewing');
    const succeeded = (await fixture.paymentsOf()).filter(({ status }) => status === 'succeeded');
    expect(succeeded.map(({ amount }) => amount)).toEqual(['1850.00']);
    await isBalanced();
  });

  it('gives back what a payment took that was called off, for whoever it paid nothing', async () => {
    await open();
    const crew = await fixture.crew(3);
    const rows: Loose[] = ok(await fixture.bulk(crew));
    const { id, payment } = rows[0]?.['offerLetter'];
    ok(await fixture.employer.client.post(`/api/offer-letters/${id}/withdraw`, {}));
    // The provider has not heard of it yet.
    await fixture.confirm(payment, GOOD);
    await isBalanced();
    for (const referralId of crew.slice(1)) {
      const letter = await fixture.letterOf(referralId);
      if (letter['status'] === 'draft') await fixture.confirm(letter['payment'], GOOD);
    }
    expect(await fixture.statusesOf(crew)).toEqual(['withdrawn', 'sent', 'sent']);
    const spent = (await fixture.paymentsOf())
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, { amount, refunded }) => sum + Number(amount) - Number(refunded), 0);
    // What a payment had taken of a letter's own fee is kept (rules.md#refund-without-hire).
    expect([1850, 1875]).toContain(spent);
    await isBalanced();
  });

  it('charges a saved card once for everyone', async () => {
    await open();
    const setup = ok(await fixture.employer.client.post('/api/billing/payment-methods'));
    await fixture.confirm({ ...setup, paymentIntentId: setup.setupIntentId }, GOOD);
    const crew = await fixture.crew(2);
    ok(await fixture.bulk(crew));
    await app.settle();
    expect(await fixture.statusesOf(crew)).toEqual(['sent', 'sent']);
    expect(await fixture.paymentsOf()).toMatchObject([{ amount: '1850.00', status: 'succeeded' }]);
    // Asked to send what has gone out by itself.
    const sent = await fixture.send((await fixture.letterOf(crew[0] ?? ''))['id']);
    expect(sent).toMatchObject({ status: 200, body: { status: 'sent' } });
    await isBalanced();
  });

  it('refunds one letter of a payment without touching the others', async () => {
    await open();
    const crew = await fixture.crew(3);
    const rows: Loose[] = ok(await fixture.bulk(crew));
    await fixture.pay(rows[0]?.['offerLetter'].payment);
    ok(await fixture.employer.client.post(`/api/offer-letters/${rows[1]?.['offerLetter'].id}/withdraw`, {}));
    await app.settle();
    const [charge] = await fixture.paymentsOf();
    expect(charge).toMatchObject({ amount: '2775.00', refunded: '900.00', status: 'succeeded' });
    expect(await fixture.statusesOf(crew)).toEqual(['sent', 'withdrawn', 'sent']);
    await isBalanced();
  });

  it('changes one of them before it is paid: it pays for itself, the others together', async () => {
    await open();
    const crew = await fixture.crew(3);
    const rows: Loose[] = ok(await fixture.bulk(crew));
    const id = rows[0]?.['offerLetter'].id;
    const change = { offerData: { ...offerData, payRate: '30' } };
    ok(await fixture.employer.client.post(`/api/offer-letters/${id}/amend`, change));
    await app.settle();
    const [own, others] = [await fixture.letterOf(crew[0] ?? ''), await fixture.letterOf(crew[1] ?? '')];
    expect([own['payment'].amount, others['payment'].amount]).toEqual(['1005.00', '1850.00']);
    await fixture.pay(own['payment']);
    await fixture.pay(others['payment']);
    expect(await fixture.statusesOf(crew)).toEqual(['sent', 'sent', 'sent']);
    await isBalanced();
  });

  it('is refused as a whole where nobody is theirs, nobody or too many are chosen, or it costs too much', async () => {
    await open();
    const crew = await fixture.crew(2);
    const stranger = (await signUpEmployer(app)).client;
    const asked = { referralIds: crew, offer: offerData };
    expect(await stranger.post(BULK, asked)).toMatchObject({
      status: 403,
      body: { code: 'offers.not_owner' },
    });
    expect((await app.client().post(BULK, asked)).status).toBe(401);
    expect(await fixture.bulk([])).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'referralIds' }] },
    });
    const many = Array.from({ length: 26 }, () => crypto.randomUUID());
    expect(await fixture.bulk(many)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'referralIds' }] },
    });
    const dear = await fixture.bulk(crew, { offer: { payRate: '6000000', payType: 'project' } });
    expect(dear).toMatchObject({ status: 422, body: { code: 'billing.charge_too_large' } });
    expect(await fixture.paymentsOf()).toEqual([]);
    expect(await fixture.bulk(crew, { offer: { conditions: '{{boss}}' } })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'offer.conditions' }] },
    });
  });
});
