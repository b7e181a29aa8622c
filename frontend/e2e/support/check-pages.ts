import type { Page } from 'playwright';
import type { ConsentPage } from '#contract/checks/consent/consent.ts';
import type { ReferencePage } from '#contract/checks/references/reference-check.ts';
import { silent, type Answer } from './stand-ins/answers.ts';
import { settled } from './audit.ts';

/** A consent page that waits for its answer. */
const CONSENT: ConsentPage = {
  jobTitle: 'Framer',
  employerCompany: 'Hill Co',
  candidateName: 'Ana Sol',
  candidatePhone: '+15125550100',
  candidateEmail: null,
  packageType: 'basic',
  workerLanguage: 'en',
  packageInfo: { price: '30.00', includes: ['Sex offender registry'] },
  provider: 'The Agency',
  fcraDisclosureVersion: 'v1.0',
  needsEmail: false,
  consentAlreadyGiven: false,
  agencyStep: null,
  appointment: null,
  decision: null,
  decidedAt: null,
  documentUrl: null,
  codeSentTo: null,
  paperAskedAt: null,
  jobLocation: 'Austin, TX',
  expiresAt: '2099-01-01T00:00:00.000Z',
};
const reference: ReferencePage = {
  name: 'Ana Sol',
  position: 'Framer',
  company: 'Hill Co',
  referenceName: 'Mia',
  status: 'open',
  expiresAt: CONSENT.expiresAt,
  actions: ['answer'],
};
const answered = (body: object): Answer => ({ status: 200, body });
export const REFERENCE = answered(reference);
const INVALID_CONSENT = [
  'Invalid Consent Link',
  'This consent link is invalid, expired, or has already been used. Please contact the employer if you need a new consent link.',
];
const gone: Answer = { status: 410, body: { message: 'This link has expired', code: 'checks.link_expired' } };
const unknown: Answer = { status: 404, body: { message: 'Not found', code: 'offers.not_found' } };

/** rules.md#texts-to-the-letter */
export const CONSENT_MESSAGES: readonly (readonly [Answer, string])[] = [
  [silent, 'Failed to submit consent. Please try again.'],
  [answered({ status: 'pending', message: '' }), 'Background Check Started'],
  [answered({ status: 'consent-declined', message: '' }), 'Consent Declined'],
  [answered({ status: 'recorded', message: '' }), 'Consent Recorded'],
];
export const PAGE_MESSAGES: readonly (readonly [string, Answer, readonly string[]])[] = [
  ['/background-check-consent/any', gone, INVALID_CONSENT],
  ['/background-check-consent/any', silent, ["The page didn't load", 'Retry']],
  ['/reference-check/any', silent, ['Failed to load reference information', 'Retry']],
  ['/reference-check/any', gone, ['Invalid or expired reference link']],
  ['/sign-offer/any', silent, ['Failed to load offer letter', 'Retry']],
  ['/sign-offer/any', unknown, ['Invalid signing link', 'Offer letter not found or link has expired']],
];
/** The response in the form that a route takes. */
export const filled = ({ status, body }: Answer) => ({ status, json: body });

/** Opens the consent page with a changed response. The returned function ends the mock. */
export async function showConsent(page: Page, changes: Partial<ConsentPage>): Promise<() => Promise<void>> {
  const calls = '**/api/background-check-consent/**';
  await page.route(calls, (route) => route.fulfill(filled(answered({ ...CONSENT, ...changes }))));
  await page.goto('/background-check-consent/any');
  await settled(page);
  return () => page.unroute(calls);
}

/** From the first page of a consent to its disclosure. */
export async function readElectronically(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Read the disclosure' }).click();
}
