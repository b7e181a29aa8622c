import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { shortCode } from '#contract/jobs/sharing/short-link.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import type { HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { ok, ReferralFixture, referralOf } from '#testing/fixtures/referral-fixture.ts';
import { referenceToken, sentToken } from '#testing/fixtures/people/sent-token.ts';
import { signUpWorker, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { joinedDaysAgo } from '#testing/fixtures/people/trusted-people.ts';

/** One hire with everything that can hang on it: its people, and the ids and tokens by their names in the table of calls. */
export interface OwnedThings {
  readonly owner: HttpClient;
  readonly referrer: HttpClient;
  readonly worker: HttpClient;
  readonly ids: Readonly<Record<string, string>>;
}

const CARD = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123', authenticate: true };
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const OFFER = { startDate: dayAhead(21), payRate: '25', payType: 'hourly', workLocation: 'Austin, TX' };
const EVENT = {
  title: 'OSHA 10 refresher',
  description: 'Two hours on falls and ladders.',
  eventType: 'safety',
  startAt: '2099-03-14T18:00:00Z',
  endAt: '2099-03-14T20:00:00Z',
  location: 'Austin, TX',
};
const GIVER = { name: 'Mia Foreman', position: 'Site manager', email: 'mia@example.com' };

/**
 * A confirmed referral with a sent letter, a check, references and papers; a fresh one; and the private
 * things of each person.
 */
export async function ownedThings(app: TestApplication): Promise<OwnedThings> {
  const fixture = await ReferralFixture.open(app);
  const phone = testPhone();
  const worker = await signUpWorker(app, { phone });
  const { employer, referrer } = fixture;
  const job = await fixture.post();
  const referral = ok(
    await referrer.client.post(
      '/api/referrals',
      referralOf(job, { workerPhone: phone, workerEmail: worker.email }),
    ),
  ).id;
  const confirmation = await taken(fixture, worker, phone);
  const ids = {
    job,
    referral,
    confirmation,
    ...(await ofTheWorker(worker, await fixture.post())),
    ...(await checked(fixture, referral)),
    ...(await offered(fixture, referral)),
    ...(await bought(fixture)),
    ...(await hosted(fixture)),
    ...(await moderated(app, worker, job)),
    itsWorker: worker.id,
    draftPlace: 'forum',
    picture: ok(await worker.client.send('POST', '/api/images', PNG, { 'Content-Type': 'image/png' })).id,
    fresh: await fixture.refer(),
    search: ok(await worker.client.post('/api/saved-searches', { name: 'Framing', query: { q: 'framing' } }))
      .id,
  };
  await app.settle();
  const [notification] = ok(await employer.client.get('/api/notifications'));
  return {
    owner: employer.client,
    referrer: referrer.client,
    worker: worker.client,
    ids: {
      ...ids,
      notification: notification.id,
      code: referrer.referralCode,
      short: shortCode(job, referrer.referralCode),
    },
  };
}

/** The worker says yes, and takes the referral into their account; the link's token. */
async function taken(fixture: ReferralFixture, worker: SignedUp, phone: string): Promise<string> {
  const [text] = await fixture.outbox(phone);
  const token = /confirm-referral\/([\w.~-]+)/.exec(text?.body)?.[1] ?? '';
  ok(await worker.client.post(`/api/referral-confirmation/${token}`, { accept: true }));
  ok(await worker.client.post('/api/worker-applications', { token }));
  return token;
}

async function ofTheWorker({ client }: SignedUp, job: string): Promise<Record<string, string>> {
  const application = ok(await client.post(`/api/jobs/${job}/quick-apply`, {})).id;
  const type = { 'Content-Type': 'application/pdf' };
  const document = ok(await client.send('POST', '/api/documents?kind=resume&name=cv.pdf', PDF, type)).id;
  const offeredReference = ok(await client.post('/api/my-references', GIVER)).id;
  return { application, document, offeredReference };
}

/** The worker reports a job, and is warned by a moderator. */
async function moderated(
  app: TestApplication,
  worker: SignedUp,
  job: string,
): Promise<Record<string, string>> {
  const words = { contentType: 'job', contentId: job, reason: 'other', description: 'The pay is not real.' };
  const report = ok(await worker.client.post('/api/reports', words)).id;
  const { client } = await signUpAdmin(app);
  const warning = { action: 'warn', reason: 'Report with care.' };
  const decision = ok(await client.post(`/api/admin/users/${worker.id}/moderation`, warning)).id;
  return { report, decision };
}

async function checked(fixture: ReferralFixture, referral: string): Promise<Record<string, string>> {
  const { client } = fixture.employer;
  const reference = ok(await client.post(`/api/referrals/${referral}/reference-checks`, GIVER));
  const check = ok(
    await client.post(`/api/referrals/${referral}/background-check`, { packageType: 'basic' }),
  );
  await fixture.pay(check.payment);
  const [service] = ok(await client.get('/api/service-addons'));
  return {
    reference: reference.id,
    referenceLink: await referenceToken(fixture.app, reference.id),
    consent: await sentToken(fixture.app, check.url),
    service: service.id,
  };
}

async function offered(fixture: ReferralFixture, referral: string): Promise<Record<string, string>> {
  const { client } = fixture.employer;
  ok(await fixture.move(referral, 'interview_scheduled'));
  const made = ok(await client.put(`/api/referrals/${referral}/create-offer`, { offerData: OFFER }));
  await fixture.pay(made.payment);
  const { id, signingUrl } = ok(await client.post(`/api/offer-letters/${made.offerLetter.id}/send`, {}));
  const template = ok(await client.post('/api/offer-templates', { name: 'Framing' })).id;
  await fixture.app.settle();
  const [invoice] = ok(await client.get('/api/billing/invoices'));
  return {
    letter: id,
    signing: await sentToken(fixture.app, signingUrl),
    payment: made.payment.id,
    template,
    invoice: invoice.id,
  };
}

/** An event that everyone may come to, a draft of one, and the address of a calendar. */
async function hosted({ app, employer }: ReferralFixture): Promise<Record<string, string>> {
  await joinedDaysAgo(app, employer, 10);
  const { client } = employer;
  const draftEvent = ok(await client.post('/api/events', { ...EVENT, status: 'draft' })).id;
  const { url } = ok(await client.get('/api/calendar-feed'));
  const calendar = /calendar\/([\w-]+)\.ics/.exec(url)?.[1] ?? '';
  return { event: ok(await client.post('/api/events', EVENT)).id, draftEvent, calendar };
}

/** A saved card, and a paid post that waits for its money. */
async function bought(fixture: ReferralFixture): Promise<Record<string, string>> {
  const { client } = fixture.employer;
  const packages: Loose[] = ok(await client.get('/api/job-packages'));
  const jobData = {
    title: 'Roofer',
    company: 'Hill Country Builders',
    description: 'Roofs of Austin homes.',
    location: 'Austin, TX',
    payRate: '$30/hour',
    schedule: 'full-time',
    category: 'roofing',
    referralBonus: '500',
  };
  const post = ok(
    await client.post('/api/create-job-payment-intent', { packageId: packages[0]?.id, jobData }),
  );
  const setup = ok(await client.post('/api/billing/payment-methods'));
  const path = `/api/sandbox-payments/${setup.setupIntentId}/confirm`;
  ok(await client.post(path, { ...CARD, clientSecret: setup.clientSecret }));
  await fixture.app.settle();
  const [card] = ok(await client.get('/api/billing/payment-methods'));
  return { paidPost: post.jobId, intent: post.paymentIntentId, card: card.id };
}
