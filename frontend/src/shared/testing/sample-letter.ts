import type { OfferLetter } from '#contract/offers/offer-letter.ts';
import type { OfferSigning } from '#contract/offers/sign-offer.ts';

/** A letter that was made and not sent. */
export function sampleLetter(change: Partial<OfferLetter> = {}): OfferLetter {
  return {
    id: 'one',
    referralId: 'two',
    employerId: 'three',
    status: 'draft',
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
    expirationDays: 7,
    addOns: [],
    documentUrl: '/api/offer-letters/one/document',
    documentHash: null,
    signatureKind: null,
    signingUrl: null,
    payment: null,
    requests: [],
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

/** An offer as its candidate reads it. */
export function sampleOffer(change: Partial<OfferSigning> = {}): OfferSigning {
  return {
    id: 'one',
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
    expiresAt: '2099-01-11T12:00:00.000Z',
    status: 'viewed',
    version: 1,
    changes: [],
    newSigningUrl: null,
    documentUrl: '/api/offer-letters/one/document?token=secret',
    signedAt: null,
    documentHash: null,
    consent: null,
    documentOpenedAt: null,
    requests: [],
    ...change,
  };
}
