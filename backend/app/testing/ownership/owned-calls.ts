import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { ELIGIBILITY_CALLS } from './eligibility-calls.ts';
import { EVENT_CALLS } from './event-calls.ts';
import { MODERATION_CALLS } from './moderation-calls.ts';
import type { OwnedCall, Strangers } from './owned-call.ts';
import { WRITING_CALLS } from './writing-calls.ts';

/** People without access to the things of the table. */
export const STRANGERS = ['visitor', 'employer', 'referrer', 'worker', 'admin'] as const;

/** People with access: the employer, the referrer and the worker of one hire. */
export const PARTIES = ['owner', 'itsReferrer', 'itsWorker'] as const;

const alike = (status: number): Strangers => [status, status, status, status, status];
const OPEN = alike(200);
/** That there is such a job or referral is no secret; an admin reads through calls of their own (rules.md#ownership, rules.md#admin-own-calls). */
const REFUSED: Strangers = [401, 403, 403, 403, 403];
/** Strangers may not learn whether a thing exists: it answers as if it did not. */
const HIDDEN: Strangers = [401, 404, 404, 404, 404];
const HIDDEN_OF_EMPLOYERS: Strangers = [401, 404, 403, 403, 403];

const OFFER = { startDate: dayAhead(21), payRate: '25', payType: 'hourly', workLocation: 'Austin, TX' };
const GIVER = { name: 'Mia Foreman', position: 'Site manager', email: 'mia@example.com' };
const CARD = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
const REFERENCE = {
  responses: [
    'overall_performance',
    'reliability',
    'technical_skills',
    'safety_awareness',
    'teamwork',
    'would_rehire',
  ].map((questionId) => ({ questionId, answer: questionId === 'would_rehire' ? 'yes' : 5 })),
  responderName: 'Mia Foreman',
  responderTitle: 'Site manager',
  responderCompany: 'Old Builders',
};

const JOB_CALLS: readonly OwnedCall[] = [
  ['GET /api/jobs/:job', OPEN, [200, 200, 200]],
  ['GET /api/jobs/:paidPost', alike(404), [200, 404, 404]],
  ['POST /api/jobs/:job/share', alike(204), [204, 204, 204], { channel: 'copy' }],
  ['GET /api/jobs/:job/poster.pdf', OPEN, [200, 200, 200]],
  ['GET /api/jobs/:job/similar', OPEN, [200, 200, 200]],
  ['GET /og/job/:job.png', OPEN, [200, 200, 200]],
  ['GET /j/:short', alike(302), [302, 302, 302]],
  ['GET /api/join/:code', OPEN, [200, 200, 200]],
  ['PATCH /api/jobs/:job', REFUSED, [200, 403, 403], { title: 'Taken over' }],
  ['GET /api/job-referrals/:job', REFUSED, [200, 403, 403]],
  ['GET /api/jobs/:paidPost/payment', REFUSED, [200, 403, 403]],
  ['POST /api/jobs/:paidPost/renew', REFUSED, [409, 403, 403], { packageId: null }],
  ['POST /api/jobs/:job/boost', REFUSED, [402, 403, 403], { packageId: null }],
  // The holder of the phone is the applicant, with any session.
  ['POST /api/jobs/:job/apply', alike(400), [400, 400, 400], {}],
  ['POST /api/jobs/:paidPost/quick-apply', [401, 403, 403, 422, 403], [403, 403, 422], {}],
];

const REFERRAL_CALLS: readonly OwnedCall[] = [
  ['GET /api/referrals/:referral', REFUSED, [200, 200, 403]],
  ['GET /api/referrals/:referral/timeline', REFUSED, [200, 200, 403]],
  ['GET /api/referrals/:referral/hire-quote', REFUSED, [200, 403, 403]],
  ['GET /api/candidate-profile/:referral', REFUSED, [200, 200, 200]],
  ['PUT /api/candidate-profile/:referral', REFUSED, [403, 200, 200], { status: 'draft' }],
  ['PUT /api/candidate-profile/:referral/verified-skills', REFUSED, [403, 200, 403], { skills: [] }],
  ['POST /api/candidate-profile/:referral/interest', REFUSED, [200, 403, 403], {}],
  ['GET /api/referrals/:referral/documents', REFUSED, [200, 403, 403]],
  ['POST /api/referrals/:fresh/send-verification', REFUSED, [403, 202, 403], {}],
  ['POST /api/referrals/:fresh/nudge', REFUSED, [403, 429, 403], {}],
  ['POST /api/referrals/:fresh/verify', REFUSED, [403, 400, 403], { code: '000000' }],
  ['GET /api/first-days/:nothing', alike(404), [404, 404, 404]],
  ['GET /api/first-days/:nothing/calendar.ics', alike(404), [404, 404, 404]],
  ['GET /api/interviews/:nothing', alike(404), [404, 404, 404]],
  ['POST /api/interviews/:nothing', alike(404), [404, 404, 404], { answer: 'confirm' }],
  ['GET /api/interviews/:nothing/calendar.ics', alike(404), [404, 404, 404]],
  [
    'PUT /api/referrals/:referral/interview',
    REFUSED,
    [422, 403, 403],
    { at: `${dayAhead(9)}T09:00`, kind: 'phone' },
  ],
  ['GET /api/referral-confirmation/:confirmation', OPEN, [200, 200, 200]],
  ['POST /api/referral-confirmation/:nothing', alike(404), [404, 404, 404], { accept: false }],
  ['POST /api/referral-confirmation/:nothing/claim', alike(400), [400, 400, 400], {}],
  ['POST /api/referral-confirmation/:nothing/form', alike(415), [415, 415, 415], { accept: false }],
];

const RATING_CALLS: readonly OwnedCall[] = [
  ['POST /api/ratings', REFUSED, [422, 422, 403], { referralId: ':fresh', rating: 5 }],
  ['GET /api/referrals/:referral/rating', REFUSED, [200, 200, 200]],
  ['GET /api/users/:itsWorker/ratings', OPEN, [200, 200, 200]],
];

const WORKER_CALLS: readonly OwnedCall[] = [
  ['GET /api/worker-applications/:referral/timeline', HIDDEN, [404, 404, 200]],
  ['GET /api/worker-applications/:application/timeline', HIDDEN, [404, 404, 200]],
  ['GET /api/documents/:document/file', HIDDEN, [200, 404, 200]],
  ['PATCH /api/saved-searches/:search', HIDDEN, [404, 404, 200], { name: 'Mine now' }],
];

const CHECK_CALLS: readonly OwnedCall[] = [
  ['GET /api/referrals/:referral/background-check', REFUSED, [200, 403, 403]],
  ['GET /api/referrals/:referral/background-check/consent', REFUSED, [404, 403, 403]],
  ['GET /api/referrals/:referral/background-check/paper-form', REFUSED, [404, 403, 403]],
  ['POST /api/referrals/:referral/background-check', REFUSED, [201, 403, 403], { packageType: 'basic' }],
  ['GET /api/background-check-consent/:consent', OPEN, [200, 200, 200]],
  ['POST /api/background-check-consent/:nothing', alike(404), [404, 404, 404], { consentGiven: false }],
  ['POST /api/background-check-consent/:nothing/code', alike(404), [404, 404, 404], {}],
  ['POST /api/background-check-consent/:nothing/paper', alike(404), [404, 404, 404], {}],
  ['GET /api/background-check-consent/:nothing/document', alike(404), [404, 404, 404]],
  ['GET /api/background-check-notice/:nothing/report', alike(404), [404, 404, 404]],
  ['POST /api/referrals/:referral/background-check/link', REFUSED, [200, 403, 403], {}],
  ['POST /api/referrals/:referral/adverse-action', REFUSED, [422, 403, 403], { note: 'Because' }],
  ['POST /api/referrals/:referral/adverse-action/finish', REFUSED, [404, 403, 403], {}],
  [
    'POST /api/referrals/:referral/adverse-action/mailed',
    REFUSED,
    [404, 403, 403],
    { name: 'Ana', on: '2026-11-20' },
  ],
  ['GET /api/referrals/:referral/adverse-action/notice', REFUSED, [404, 403, 403]],
  ['GET /api/referrals/:referral/adverse-action/report', REFUSED, [404, 403, 403]],
  ['DELETE /api/referrals/:referral/adverse-action', REFUSED, [404, 403, 403]],
  ['GET /api/background-check-notice/:nothing', alike(404), [404, 404, 404]],
  [
    'POST /api/background-check-notice/:nothing',
    alike(404),
    [404, 404, 404],
    { dispute: 'That was not me at all.' },
  ],
  ['GET /api/referrals/:referral/reference-checks', REFUSED, [200, 403, 403]],
  ['POST /api/referrals/:referral/reference-checks', REFUSED, [201, 403, 403], GIVER],
  ['GET /api/reference-check/:referenceLink', OPEN, [200, 200, 200]],
  ['POST /api/reference-check/:nothing', alike(404), [404, 404, 404], REFERENCE],
  ['POST /api/referrals/:referral/reference-checks/:reference/link', REFUSED, [200, 403, 403], {}],
];

const LETTER_CALLS: readonly OwnedCall[] = [
  ['GET /api/offer-letters/referral/:referral', REFUSED, [200, 200, 403]],
  ['GET /api/offer-letters/referral/:referral/signing-link', HIDDEN, [404, 404, 200]],
  ['GET /api/offer-letters/:letter/document', [404, 403, 403, 403, 403], [200, 403, 403]],
  ['GET /api/offer-letters/:letter/document?token=:signing', OPEN, [200, 200, 200]],
  ['GET /api/offer-letters/:letter/document?token=:nothing', alike(404), [200, 404, 404]],
  ['GET /api/offer-letters/quote?referralId=:referral&payRate=25', REFUSED, [200, 403, 403]],
  ['GET /api/offer-letters/:letter/quote?payRate=25', REFUSED, [200, 403, 403]],
  ['GET /api/offer-letters/:letter/versions', REFUSED, [200, 403, 403]],
  ['GET /api/offer-letters/sign/:signing', OPEN, [200, 200, 200]],
  ['POST /api/offer-letters/sign/:nothing', alike(404), [404, 404, 404], { acceptedTerms: true }],
  [
    'POST /api/offer-letters/sign/:nothing/paper-copy',
    alike(404),
    [404, 404, 404],
    { mailingAddress: '1 Main St, Austin, TX 78701' },
  ],
  ['POST /api/offer-letters/sign/:nothing/code', alike(404), [404, 404, 404], {}],
  ['POST /api/offer-letters/sign/:nothing/withdraw-consent', alike(404), [404, 404, 404]],
  ['GET /api/offer-letters/verify/:hash', OPEN, [200, 200, 200]],
  ['PUT /api/referrals/:referral/create-offer', REFUSED, [409, 403, 403], { offerData: OFFER }],
  ['POST /api/offer-letters', REFUSED, [409, 403, 403], { referralId: ':referral', offerData: OFFER }],
  ['POST /api/offer-letters/bulk', REFUSED, [200, 403, 403], { referralIds: [':referral'], offer: OFFER }],
  [
    'POST /api/offer-letters/bulk/quote',
    REFUSED,
    [200, 403, 403],
    { referralIds: [':referral'], offer: OFFER },
  ],
  ['POST /api/offer-letters/:letter/send', REFUSED, [409, 403, 403], {}],
  ['PATCH /api/offer-templates/:template', HIDDEN_OF_EMPLOYERS, [200, 403, 403], { name: 'Crew' }],
];

const MONEY_CALLS: readonly OwnedCall[] = [
  ['GET /api/billing/payments/:payment', HIDDEN_OF_EMPLOYERS, [200, 403, 403]],
  ['GET /api/billing/payments/:payment/receipt', HIDDEN_OF_EMPLOYERS, [200, 403, 403]],
  ['GET /api/billing/invoices/:invoice/pdf', HIDDEN_OF_EMPLOYERS, [200, 403, 403]],
  [
    'POST /api/sandbox-payments/:intent/confirm',
    HIDDEN,
    [403, 404, 404],
    { ...CARD, clientSecret: 'not-the-secret' },
  ],
  ['GET /api/sandbox-payments/:intent', HIDDEN, [200, 404, 404]],
  [
    'POST /api/sandbox-payments/:intent/confirm-saved',
    HIDDEN,
    [403, 404, 404],
    { clientSecret: 'not-the-secret' },
  ],
  [
    'POST /api/sandbox-payments/:intent/debit',
    HIDDEN,
    [403, 404, 404],
    { routingNumber: '110000000', accountNumber: '000123456789', clientSecret: 'not-the-secret' },
  ],
  ['POST /api/referrals/:referral/payout', REFUSED, [403, 422, 403], { basePayout: '50.00' }],
  ['GET /api/milestones/:nothing/early-payout', HIDDEN, [404, 404, 404]],
  ['POST /api/milestones/:nothing/early-payout', HIDDEN, [404, 404, 404], { payout: '123.12' }],
  ['POST /api/pay-referral-bonus/:referral', REFUSED, [422, 403, 403], {}],
  ['PUT /api/notifications/:notification/read', HIDDEN, [204, 404, 404], {}],
  ['GET /api/unsubscribe/:nothing', alike(404), [404, 404, 404]],
  ['POST /api/unsubscribe/:nothing', alike(400), [400, 400, 400], {}],
];

/** They end or move something: after the others. */
const LAST_CALLS: readonly OwnedCall[] = [
  ['PUT /api/referrals/:referral/complete', REFUSED, [422, 403, 403], {}],
  ['PUT /api/referrals/:fresh/status', REFUSED, [200, 403, 403], { status: 'contacted' }],
  ['PUT /api/referrals/:fresh/rollback', REFUSED, [200, 403, 403], {}],
  ['POST /api/offer-letters/sign/:nothing/counter', alike(404), [404, 404, 404], { note: 'Please' }],
  ['POST /api/offer-letters/:letter/counter', REFUSED, [409, 403, 403], { accept: true }],
  ['POST /api/offer-letters/:letter/paper-copy-sent', REFUSED, [409, 403, 403], {}],
  ['POST /api/offer-letters/:letter/addendum', REFUSED, [409, 403, 403], { terms: 'Boots are provided' }],
  ['POST /api/offer-letters/:letter/new-link', REFUSED, [200, 403, 403], {}],
  ['POST /api/offer-letters/:letter/extend', REFUSED, [200, 403, 403], { days: 1 }],
  ['POST /api/offer-letters/:letter/paper-scan', REFUSED, [409, 403, 403]],
  ['GET /api/offer-letters/:letter/paper-scan', HIDDEN, [404, 404, 404]],
  [
    'POST /api/offer-letters/:letter/paper-signature',
    REFUSED,
    [422, 403, 403],
    { signedAt: '2099-01-01', note: 'On paper' },
  ],
  [
    'POST /api/offer-letters/:letter/amend',
    REFUSED,
    [200, 403, 403],
    { offerData: { ...OFFER, payRate: '24' } },
  ],
  ['POST /api/offer-letters/:letter/withdraw', REFUSED, [200, 403, 403], { reason: 'By mistake' }],
  ['PUT /api/referrals/:referral/hire', REFUSED, [200, 403, 403], {}],
  ['DELETE /api/referrals/:referral/background-check', REFUSED, [200, 403, 403]],
  ['POST /api/service-addons/:service/cancel', REFUSED, [409, 403, 403]],
  ['GET /api/referrals/:referral/drug-test', REFUSED, [200, 403, 403]],
  ['GET /api/referrals/:referral/drug-test/consent', REFUSED, [404, 403, 403]],
  ['GET /api/referrals/:referral/drug-test/paper-form', REFUSED, [404, 403, 403]],
  ['POST /api/referrals/:referral/drug-test', REFUSED, [201, 403, 403], {}],
  ['POST /api/referrals/:referral/drug-test/link', REFUSED, [200, 403, 403]],
  ['DELETE /api/referrals/:referral/drug-test', REFUSED, [200, 403, 403]],
  ['DELETE /api/referrals/:referral/reference-checks/:reference', REFUSED, [204, 403, 403]],
  ['DELETE /api/my-references/:offeredReference', [401, 403, 403, 404, 403], [403, 403, 204]],
  ['DELETE /api/documents/:document', HIDDEN, [404, 404, 204]],
  ['DELETE /api/offer-templates/:template', HIDDEN_OF_EMPLOYERS, [204, 403, 403]],
  ['POST /api/offer-templates/:template/restore', HIDDEN_OF_EMPLOYERS, [200, 403, 403]],
  ['DELETE /api/saved-searches/:search', HIDDEN, [404, 404, 204]],
  ['PUT /api/billing/payment-methods/:card', HIDDEN_OF_EMPLOYERS, [200, 403, 403], { default: true }],
  ['DELETE /api/billing/payment-methods/:card', HIDDEN_OF_EMPLOYERS, [204, 403, 403]],
];
/** Every call that names one thing of hiring, offers, checks, billing, rewards and notifications, in the order in which it is tried. */
export const OWNED_CALLS: readonly OwnedCall[] = [
  ...JOB_CALLS,
  ...REFERRAL_CALLS,
  ...RATING_CALLS,
  ...WORKER_CALLS,
  ...CHECK_CALLS,
  ...LETTER_CALLS,
  ...ELIGIBILITY_CALLS,
  ...MONEY_CALLS,
  ...EVENT_CALLS,
  ...MODERATION_CALLS,
  ...WRITING_CALLS,
  ...LAST_CALLS,
];
