import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import type { OfferSigning } from '#contract/offers/signing/sign-offer.ts';

const OPEN = ['amend', 'extend', 'copy_link', 'renew_link', 'record_paper', 'withdraw'] as const;
const ENDED = ['replace'] as const;
const ACTIONS = {
  draft: ['send', 'amend', 'withdraw'],
  sent: OPEN,
  viewed: OPEN,
  signed: ['add_addendum'],
  declined: ENDED,
  expired: ENDED,
  withdrawn: ENDED,
} as const;

/** The actions that the server names for such a letter. */
function actionsOf({ status = 'draft', counter, payment }: Partial<OfferLetter>): OfferLetter['actions'] {
  const actions: OfferLetter['actions'] = [...ACTIONS[status]];
  if (payment && payment.status !== 'succeeded') {
    return [...actions.filter((action) => action !== 'send'), 'pay'];
  }
  if (!counter) return actions;
  const { payRate, startDate } = counter;
  return [...actions, 'decline_counter', ...((payRate ?? startDate) ? ['accept_counter' as const] : [])];
}

/** An unsent letter. */
export function sampleLetter(change: Partial<OfferLetter> = {}): OfferLetter {
  return {
    id: 'one',
    referralId: 'two',
    employerId: 'three',
    status: 'draft',
    actions: actionsOf(change),
    version: 1,
    workerName: 'Leo Letter',
    workerEmail: null,
    workerPhone: null,
    jobTitle: 'Roofer',
    company: 'Ridge & Co',
    payRate: '25',
    payType: 'hourly',
    startDate: '2027-01-11',
    workLocation: 'Austin, TX',
    schedule: null,
    benefits: '',
    benefitIds: [],
    conditions: null,
    customTerms: null,
    signatoryName: 'Dana Reyes',
    signatoryTitle: null,
    expirationDays: 7,
    addOns: [],
    documentUrl: '/api/offer-letters/one/document',
    documentHash: null,
    signatureKind: null,
    signedAs: null,
    paperScan: null,
    consentWithdrawnAt: null,
    signingUrl: null,
    payment: null,
    payments: [],
    requests: [],
    counter: null,
    pending: null,
    addenda: [],
    createdAt: '2026-11-20T12:00:00.000Z',
    sentAt: null,
    viewedAt: null,
    signedAt: null,
    declinedAt: null,
    withdrawnAt: null,
    expiresAt: null,
    ...change,
  };
}

/** The actions that the server names for such an offer. */
function signingActionsOf(offer: Partial<OfferSigning>): OfferSigning['actions'] {
  const { status, consentWithdrawnAt, counter, countersLeft, isAddendum, documentHash } = offer;
  const isOpen = status === 'sent' || status === 'viewed';
  const takesRequests = isOpen || (status === 'signed' && documentHash !== null);
  const isWithdrawn = consentWithdrawnAt !== null;
  return [
    ...(isOpen && !isWithdrawn ? (['sign'] as const) : []),
    ...(isOpen ? (['decline'] as const) : []),
    ...(isOpen && !isAddendum && countersLeft !== 0 && counter?.status !== 'open'
      ? (['counter'] as const)
      : []),
    ...(takesRequests ? (['ask_for_paper'] as const) : []),
    ...(takesRequests && !isWithdrawn ? (['withdraw_consent'] as const) : []),
  ];
}

/** An offer as its candidate reads it. */
export function sampleOffer(change: Partial<OfferSigning> = {}): OfferSigning {
  const offer = { ...OFFER, ...change };
  return { ...offer, actions: change.actions ?? signingActionsOf(offer) };
}

const OFFER: Omit<OfferSigning, 'actions'> = {
  id: 'one',
  referralId: 'two',
  jobTitle: 'Roofer',
  company: 'Ridge & Co',
  workerName: 'Leo Letter',
  payRate: '25',
  payType: 'hourly',
  startDate: '2027-01-11',
  workLocation: 'Austin, TX',
  schedule: null,
  benefits: 'Health Insurance',
  conditions: null,
  customTerms: null,
  signatoryName: 'Dana Reyes',
  signatoryTitle: null,
  expiresAt: '2099-01-11T12:00:00.000Z',
  status: 'viewed',
  version: 1,
  changes: [],
  newSigningUrl: null,
  counter: null,
  countersLeft: 3,
  documentUrl: '/api/offer-letters/one/document?token=secret',
  signedAt: null,
  documentHash: null,
  consent: null,
  documentOpenedAt: null,
  requests: [],
  isAddendum: false,
  codeSentTo: null,
  consentWithdrawnAt: null,
  workerLanguage: 'en',
  employerRating: null,
  employerContact: null,
};
