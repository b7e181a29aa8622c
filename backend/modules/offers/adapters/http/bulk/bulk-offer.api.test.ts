import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpEmployer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { bulkOfferResultSchema, bulkQuoteSchema } from '#contract/offers/index.ts';
import { mergedDay } from '#contract/offers/vocabulary/terms/merge-fields.ts';
import { offerData, ok } from '#modules/offers/testing/api-fixture.ts';
import { BULK, CrewFixture, GOOD } from '#modules/offers/testing/crew-fixture.ts';

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

const CONTACTS =
  'select contact_name as name, contact_phone as phone from first_days where referral_id = any ($1::uuid[])';

describe('offers to several people', () => {
  let app: TestApplication;
  let fixture: CrewFixture;
  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());
  const open = async () => (fixture = await CrewFixture.open(app));

  const receiptOf = async (id: string): Promise<string> => {
    const headers = { Cookie: fixture.employer.client.cookieHeader() };
    const answer = await fetch(`${app.origin}/api/billing/payments/${id}/receipt`, { headers });
    const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
    return text.replaceAll(/\s+/g, ' ');
  };

  const isBalanced = async () => {
    const check = await fixture.ledgerCheck();
    expect(check['problems']).toEqual([]);
    expect(check['balanced']).toBe(true);
  };

  it('every letter names the on-site contact', async () => {
    await open();
    const crew = await fixture.crew(2);
    const offer = { ...offerData, onSiteName: 'Mia Ortiz', onSitePhone: '(512) 555-0100' };
    ok(await fixture.employer.client.post(BULK, { referralIds: crew, offer }));
    const given = await runSql(app.application.sql, CONTACTS, [crew]);
    expect(given).toEqual(crew.map(() => ({ name: 'Mia Ortiz', phone: '+15125550100' })));
  });

  it('each person gets a letter, one payment covers all, and they are sent once it is paid', async () => {
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
    const parts: Loose[] = charge?.['referrals'];
    expect(parts.map(({ referralId }): string => referralId).toSorted()).toEqual(crew.toSorted());
    expect(parts.every(({ amount }) => amount === '925.00')).toBe(true);
    const receipt = await receiptOf(charge?.['id']);
    for (const at of crew.keys()) expect(receipt).toContain(`Worker ${at + 1} $925.00`);
    expect(receipt).toContain('Total $4,625.00');
    const perLetter = await app.application.sql.rows(BY_REFERRAL, [crew]);
    expect(perLetter).toHaveLength(5);
    expect(perLetter.every(({ cents }) => cents === 925_00)).toBe(true);
    await isBalanced();
  });

  it("a person's own pay and start replace the shared ones, and the texts are filled in", async () => {
    await open();
    const [one = '', other = ''] = await fixture.crew(2);
    const rows = ok(
      await fixture.bulk([one, other], {
        offer: { conditions: '{{worker}} starts on {{startDate}} at {{pay}}.' },
        people: [{ referralId: other, payRate: '30', startDate: dayAhead(207) }],
      }),
    );
    const names = await Promise.all(
      [one, other].map(async (id) => (await fixture.referralAnswer(id))['workerName']),
    );
    expect(rows.map(({ offerLetter }: Loose) => offerLetter['conditions'])).toEqual([
      `${names[0]} starts on ${mergedDay(offerData.startDate)} at $25.00 per hour.`,
      `${names[1]} starts on ${mergedDay(dayAhead(207))} at $30.00 per hour.`,
    ]);
    expect(rows[0].offerLetter.payment.amount).toBe('1930.00');
  });

  it('unlikely pay leaves a person out until it is confirmed, for all or for one', async () => {
    await open();
    const [one = '', other = ''] = await fixture.crew(2);
    const codes = async (asked: { offer: object; people?: object[] }): Promise<unknown[]> =>
      ok(await fixture.bulk([one, other], asked, '/quote')).rows.map(({ error, pay }: Loose) =>
        error ? error.code : pay.amount,
      );
    const offer = { payRate: '2,500', payType: 'hourly' };
    const refused = 'offers.pay_unlikely';
    expect(await codes({ offer })).toEqual([refused, refused]);
    const own = { referralId: other, payRate: '3,000' };
    const people = [{ ...own, confirmedPay: true }];
    expect(await codes({ offer, people })).toEqual([refused, '3000.00']);
    expect(await codes({ offer: { ...offer, confirmedPay: true }, people: [own] })).toEqual([
      '2500.00',
      refused,
    ]);
  });

  it('rows that fail are named and cost nothing, and the rest is created', async () => {
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

  it('the quote names who could not get an offer, and writes nothing', async () => {
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

  it('ten requests at the same time create the offers once', async () => {
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

  it('the same key returns the same rows and charges nothing twice', async () => {
    await open();
    const crew = await fixture.crew(3);
    const first = ok(await fixture.bulk(crew, { key: 'crew-of-three' }));
    const second = ok(await fixture.bulk(crew, { key: 'crew-of-three' }));
    expect(second).toEqual(first);
    const without = ok(await fixture.bulk(crew));
    expect(without.map(({ error }: Loose) => error['code'])).toEqual(crew.map(() => 'offers.already_made'));
    expect(await fixture.paymentsOf()).toHaveLength(1);
  });

  it('a request is refused as a whole if no referral is theirs, none or too many are chosen, or it costs too much', async () => {
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
    const dear = await fixture.bulk(crew, {
      offer: { payRate: '6000000', payType: 'project', confirmedPay: true },
    });
    expect(dear).toMatchObject({ status: 422, body: { code: 'billing.charge_too_large' } });
    expect(await fixture.paymentsOf()).toEqual([]);
    expect(await fixture.bulk(crew, { offer: { conditions: '{{boss}}' } })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'offer.conditions' }] },
    });
  });
});
