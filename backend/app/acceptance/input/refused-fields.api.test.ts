import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { framerJob, ok, ReferralFixture, referralOf } from '#testing/fixtures/referral-fixture.ts';
import { signUpReferrer, signUpWorker, TEST_PASSWORD, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

/** Long enough for the contract: only the server finds that it is no phone number. */
const NO_PHONE = 'not a phone number';
const APPLICANT = {
  name: 'Hector Ruiz',
  code: '123456',
  location: 'Austin, TX',
  skills: ['Framing'],
  experience: 'experienced',
  payRate: '$28/hour',
  acceptTerms: true,
};
const COMMON = 'password1';

let app: TestApplication;
let people: Readonly<Record<string, HttpClient>>;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  const fixture = await ReferralFixture.open(app);
  const referrer = await signUpReferrer(app, { email: 'taken@example.com' });
  people = {
    visitor: app.client(),
    employer: fixture.employer.client,
    itsReferrer: fixture.referrer.client,
    referrer: referrer.client,
    worker: (await signUpWorker(app)).client,
  };
  const job = await fixture.post();
  const interviewing = await fixture.refer({ jobId: job });
  ok(await fixture.move(interviewing, 'contacted', 'interviewing'));
  ids = { job, fresh: await fixture.refer({ jobId: job }), interviewing, ownCode: referrer.referralCode };
});
afterAll(() => app.stop());

const account = {
  email: 'new@example.com',
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
const offer = { startDate: dayAhead(21), payRate: '25', payType: 'hourly', workLocation: 'Austin, TX' };
const giver = { name: 'Mia Foreman', position: 'Site manager' };
const onboarding = {
  firstName: 'Pat',
  lastName: 'Ruiz',
  phone: NO_PHONE,
  userType: 'referrer',
  location: 'Austin, TX',
};

type Refusal = readonly [who: string, call: string, body: object, path: string, status?: number];

/** Input that the contract accepts and the server rejects, and some that the contract itself rejects. */
const REFUSALS: readonly Refusal[] = [
  ['visitor', 'POST /api/auth/signup', { ...account, phone: NO_PHONE }, 'phone'],
  ['visitor', 'POST /api/auth/signup', { ...account, password: COMMON }, 'password'],
  ['visitor', 'POST /api/auth/signup', { ...account, email: 'taken@example.com' }, 'email', 409],
  ['visitor', 'POST /api/employer-signup', { ...account, ...company, phone: NO_PHONE }, 'phone'],
  [
    'visitor',
    'POST /api/employer-signup',
    { ...account, ...company, phone: testPhone(), password: COMMON },
    'password',
  ],
  ['visitor', 'POST /api/worker-signup', { ...account, ...work, phone: NO_PHONE }, 'phone'],
  [
    'visitor',
    'POST /api/worker-signup',
    { ...account, ...work, phone: testPhone(), password: COMMON },
    'password',
  ],
  ['referrer', 'PUT /api/auth/profile', onboarding, 'phone'],
  ['referrer', 'PUT /api/user-profile', { phone: NO_PHONE }, 'phone'],
  [
    'referrer',
    'PUT /api/auth/password',
    { currentPassword: TEST_PASSWORD, newPassword: COMMON },
    'newPassword',
  ],
  [
    'referrer',
    'PUT /api/auth/password',
    { currentPassword: 'another-one', newPassword: 'sturdy-hammer-10' },
    'currentPassword',
    422,
  ],
  [
    'referrer',
    'PUT /api/auth/email',
    { email: 'else@example.com', currentPassword: 'another-one' },
    'currentPassword',
    422,
  ],
  ['referrer', 'DELETE /api/auth/account', {}, 'confirmEmail', 422],
  ['referrer', 'DELETE /api/auth/account', { currentPassword: 'another-one' }, 'currentPassword', 422],
  ['referrer', 'POST /api/auth/add-referrer', { referralCode: ':ownCode' }, 'referralCode'],
  ['employer', 'POST /api/jobs', { ...framerJob, referralBonus: '100001' }, 'referralBonus'],
  ['employer', 'POST /api/jobs', { ...framerJob, referralBonus: '-1' }, 'referralBonus'],
  ['employer', 'PATCH /api/jobs/:job', { referralBonus: '1.234' }, 'referralBonus'],
  ['referrer', 'POST /api/referrals', referralOf(':job', { workerPhone: NO_PHONE }), 'workerPhone'],
  ['referrer', 'POST /api/referrals', referralOf(':job', { referrerPhone: NO_PHONE }), 'referrerPhone'],
  ['worker', 'POST /api/jobs/:job/apply', { ...APPLICANT, phone: NO_PHONE }, 'phone'],
  [
    'visitor',
    'POST /api/referral-confirmation/any-link/claim',
    { name: 'Hector Ruiz', phone: NO_PHONE, acceptTerms: true, code: '123456' },
    'phone',
  ],
  ['worker', 'POST /api/jobs/:job/quick-apply', { workerPhone: NO_PHONE }, 'workerPhone'],
  ['itsReferrer', 'POST /api/referrals/:fresh/verify', { code: '000000' }, 'code'],
  ['employer', 'PUT /api/referrals/:fresh/status', { status: 'nonsense' }, 'status'],
  ['employer', 'PUT /api/referrals/:fresh/status', { status: 'rejected' }, 'notes'],
  ['employer', 'POST /api/referrals/:fresh/reference-checks', { ...giver, phone: NO_PHONE }, 'phone'],
  [
    'employer',
    'PUT /api/referrals/:interviewing/create-offer',
    { offerData: { ...offer, workerPhone: NO_PHONE } },
    'offerData.workerPhone',
  ],
  [
    'employer',
    'PUT /api/referrals/:interviewing/create-offer',
    { offerData: { ...offer, startDate: '2027-02-30' } },
    'offerData.startDate',
  ],
  [
    'employer',
    'PUT /api/referrals/:interviewing/create-offer',
    { offerData: { ...offer, expirationDays: 31 } },
    'offerData.expirationDays',
  ],
  [
    'employer',
    'POST /api/offer-letters',
    { referralId: ':interviewing', offerData: { ...offer, payRate: 'a fair wage' } },
    'offerData.payRate',
    422,
  ],
  [
    'employer',
    'GET /api/offer-letters/quote?referralId=:interviewing&payRate=a+fair+wage',
    {},
    'payRate',
    422,
  ],
  ['employer', 'GET /api/notifications?cursor=nonsense', {}, 'cursor'],
  ['visitor', 'GET /api/jobs?cursor=nonsense', {}, 'cursor'],
  ['visitor', 'POST /api/dev/inbound-text', { from: NO_PHONE, body: 'YES' }, 'from'],
];

const rows = REFUSALS.map(([who, call, body, path, status = 400]) => ({ who, call, body, path, status }));

it.each(rows)('$who, $call $body: the error names $path', async ({ who, call, body, path, status }) => {
  const [method = '', address = ''] = call.split(' ');
  const sent: unknown = JSON.parse(named(JSON.stringify(body)));
  const answer = await people[who]?.send(method, named(address), method === 'GET' ? undefined : sent);
  expect([answer?.status, answer?.body]).toEqual([
    status,
    {
      message: expect.any(String),
      code: expect.any(String),
      issues: [{ path, message: answer?.body.message }],
    },
  ]);
});

it('the error for a key that is too long names its header', async () => {
  const path = `/api/referrals/${ids['fresh']}/hire`;
  const answer = await people['employer']?.put(path, {}, { 'Idempotency-Key': 'x'.repeat(256) });
  expect([answer?.status, answer?.body.issues?.[0].path]).toEqual([400, 'Idempotency-Key']);
});

function named(text: string): string {
  return text.replaceAll(/:([a-z]\w*)/gi, (all, name: string) => ids[name] ?? all);
}
