import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { ok, ReferralFixture, referralOf } from '#testing/fixtures/referral-fixture.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpReferrer, signUpWorker, TEST_PASSWORD, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { documentedCalls } from '#testing/hostile/documented-calls.ts';
import { phoneFields } from '#testing/hostile/phone-fields.ts';

/** Numbers that cost money when called, or that reach no phone. */
const COSTLY: Readonly<Record<string, string>> = {
  premium: '+19005551234',
  'a paid service of an area': '+15129761234',
  personal: '+15005551234',
  'another personal one': '+15332345678',
  'satellite of Canada': '+16004567890',
  'another satellite': '+881612345678',
  'another country of +1': '+18765551234',
};

/** We never send texts to these fields. */
const NOT_TEXTED: Readonly<Record<string, string>> = {
  'DELETE /api/auth/account confirmPhone': 'is held against the phone of the account',
  'POST /api/auth/provider-signup phone':
    'goes the way of every new account, and needs a provider to come from',
  'POST /api/waitlist/details phone': 'needs the link of a mail, and is tried in waitlist.api.test.ts',
  'PUT /api/i9-forms/{id}/section1 phone': 'is printed on the form',
  'POST /api/i9-forms/{id}/corrections entry.phone': 'is printed on the form',
  'PUT /api/i9/{token}/section1 phone': 'is printed on the form',
  'POST /api/i9/{token}/corrections phone': 'is printed on the form',
  'POST /api/offer-letters/{id}/amend offerData.workerPhone': 'must be the phone of the referral',
  'POST /api/offer-letters/{id}/amend offerData.onSitePhone': 'goes the way of a new letter',
  'POST /api/offer-letters/bulk offer.workerPhone': 'is nobody’s where several are meant',
  'POST /api/offer-letters/bulk/quote offer.workerPhone': 'is nobody’s where several are meant',
  'POST /api/offer-letters/bulk/quote offer.onSitePhone': 'is a question of prices',
};

const account = {
  password: TEST_PASSWORD,
  firstName: 'Pat',
  lastName: 'Ruiz',
  acceptTerms: true,
};
const company = {
  companyName: 'Hill Country Builders',
  companySize: '11-50',
  industry: 'construction',
  location: 'Austin, TX',
};
const work = {
  location: 'Austin, TX',
  experience: 'experienced',
  specialties: ['Framing'],
  availability: 'immediate',
  transportation: 'own-vehicle',
};
const profile = { firstName: 'Pat', lastName: 'Ruiz', userType: 'referrer', location: 'Austin, TX' };
const applicant = {
  name: 'Hector Ruiz',
  code: '123456',
  location: 'Austin, TX',
  skills: ['Framing'],
  experience: 'experienced',
  payRate: '$28/hour',
  acceptTerms: true,
};
const offer = { startDate: dayAhead(21), payRate: '25', payType: 'hourly', workLocation: 'Austin, TX' };
const giver = { name: 'Mia Foreman', position: 'Site manager' };

type Row = readonly [who: string, field: string, body: (phone: string, at: number) => object];

/** A body in which only the phone is wrong. */
const ROWS: readonly Row[] = [
  [
    'visitor',
    'POST /api/auth/signup phone',
    (phone, at) => ({ ...account, email: `a${at}@example.com`, phone }),
  ],
  [
    'visitor',
    'POST /api/employer-signup phone',
    (phone, at) => ({ ...account, ...company, email: `b${at}@example.com`, phone }),
  ],
  [
    'visitor',
    'POST /api/worker-signup phone',
    (phone, at) => ({ ...account, ...work, email: `c${at}@example.com`, phone }),
  ],
  ['visitor', 'POST /api/auth/phone-code phone', (phone) => ({ phone, purpose: 'sign_in' })],
  ['visitor', 'POST /api/auth/phone-login phone', (phone) => ({ phone, code: '123456' })],
  ['referrer', 'POST /api/auth/confirm-phone phone', (phone) => ({ phone, code: '123456' })],
  ['referrer', 'PUT /api/auth/profile phone', (phone) => ({ ...profile, phone })],
  ['referrer', 'PUT /api/user-profile phone', (phone) => ({ phone })],
  ['referrer', 'POST /api/referrals workerPhone', (workerPhone) => referralOf(':job', { workerPhone })],
  ['referrer', 'POST /api/referrals referrerPhone', (referrerPhone) => referralOf(':job', { referrerPhone })],
  [
    'referrer',
    'POST /api/referrals team.workerPhone',
    (workerPhone) =>
      referralOf(':job', {
        team: [
          { workerName: 'Al Po', workerPhone },
          { workerName: 'Cy Doe', workerPhone: testPhone() },
        ],
      }),
  ],
  ['worker', 'POST /api/jobs/{id}/apply phone', (phone) => ({ ...applicant, phone })],
  [
    'visitor',
    'POST /api/referral-confirmation/{token}/claim phone',
    (phone) => ({ name: 'Hector Ruiz', phone, acceptTerms: true, code: '123456' }),
  ],
  ['worker', 'POST /api/jobs/{id}/quick-apply workerPhone', (workerPhone) => ({ workerPhone })],
  [
    'employer',
    'PUT /api/referrals/{id}/hire onSitePhone',
    (onSitePhone) => ({ onSiteName: 'Joe', onSitePhone }),
  ],
  [
    'employer',
    'PUT /api/referrals/{id}/create-offer offerData.onSitePhone',
    (onSitePhone) => ({ offerData: { ...offer, onSitePhone } }),
  ],
  [
    'employer',
    'PUT /api/referrals/{id}/create-offer offerData.workerPhone',
    (workerPhone) => ({ offerData: { ...offer, workerPhone } }),
  ],
  [
    'employer',
    'POST /api/offer-letters offerData.onSitePhone',
    (onSitePhone) => ({ referralId: ':referral', offerData: { ...offer, onSitePhone } }),
  ],
  [
    'employer',
    'POST /api/offer-letters offerData.workerPhone',
    (workerPhone) => ({ referralId: ':referral', offerData: { ...offer, workerPhone } }),
  ],
  [
    'employer',
    'POST /api/offer-letters/bulk offer.onSitePhone',
    (onSitePhone) => ({ referralIds: [':referral'], offer: { ...offer, onSitePhone } }),
  ],
  ['employer', 'POST /api/referrals/{id}/reference-checks phone', (phone) => ({ ...giver, phone })],
  ['worker', 'POST /api/my-references phone', (phone) => ({ ...giver, phone })],
];

const PHONE_COLUMNS = `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
    and c.column_name ~ '(phone|recipient|^to)$'`;

let app: TestApplication;
let people: Readonly<Record<string, HttpClient>>;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  app = await startTestApplication();
  const fixture = await ReferralFixture.open(app);
  people = {
    visitor: app.client(),
    employer: fixture.employer.client,
    referrer: (await signUpReferrer(app)).client,
    worker: (await signUpWorker(app)).client,
  };
  const job = await fixture.post();
  const referral = await fixture.refer({ jobId: job });
  ok(await fixture.move(referral, 'contacted', 'interviewing'));
  ids = { job, referral };
});
afterAll(() => app.stop());

const named = (text: string): string =>
  text.replaceAll(/:([a-z]\w*)/gi, (all, name: string) => ids[name] ?? all);

// The effects of the calls are checked last.
describe('a phone that costs money', { shuffle: false }, () => {
  it('the table has a row for each phone field', async () => {
    const { body } = await app.client().get('/api/openapi.json');
    const fields = phoneFields(documentedCalls(body));
    const known = [...ROWS.map(([, field]) => field), ...Object.keys(NOT_TEXTED)];
    expect(fields.filter((field) => !known.includes(field))).toEqual([]);
    expect(known.filter((field) => !fields.includes(field))).toEqual([]);
  });

  it.each(ROWS)('%s: the number is rejected at %s', async (who, call, bodyWith) => {
    const [method = '', path = '', field = ''] = call.split(' ');
    const address = path.replace('{id}', path.startsWith('/api/jobs/') ? ':job' : ':referral');
    for (const [at, phone] of Object.values(COSTLY).entries()) {
      const body: unknown = JSON.parse(named(JSON.stringify(bodyWith(phone, at))));
      const answer = await people[who]?.send(method, named(address), body);
      const refused = answer?.body[0]?.error ?? answer?.body;
      expect([at, refused?.issues?.[0].path.split('.').at(-1)], JSON.stringify(answer?.body)).toEqual([
        at,
        field.split('.').at(-1),
      ]);
    }
  });

  it.each(ROWS)('%s: invisible characters do not hide the number at %s', async (who, call, bodyWith) => {
    const [method = '', path = '', field = ''] = call.split(' ');
    const address = path.replace('{id}', path.startsWith('/api/jobs/') ? ':job' : ':referral');
    const body: unknown = JSON.parse(
      named(JSON.stringify(bodyWith('\ufe0f+1 900\ufe0f 555\u200b 1234\u2069', 0))),
    );
    const answer = await people[who]?.send(method, named(address), body);
    const refused = answer?.body[0]?.error ?? answer?.body;
    const { path: at, message } = refused?.issues?.[0] ?? {};
    expect(at?.split('.').at(-1)).toBe(field.split('.').at(-1));
    // The number was parsed completely and rejected for its kind.
    expect(message).toMatch(/^(?:We can't text this number|This isn't the phone number of the referral)/);
  });

  it('the rejected numbers are in no table and got no text', async () => {
    await app.settle();
    const { sql } = app.application;
    const columns = await runSql<{ table: string; column: string }>(sql, PHONE_COLUMNS);
    expect(columns.length).toBeGreaterThan(5);
    for (const { table, column } of columns) {
      const rows = await runSql(sql, `select 1 from "${table}" where "${column}" = any ($1)`, [
        Object.values(COSTLY),
      ]);
      expect(rows, `${table}.${column}`).toEqual([]);
    }
  });
});
