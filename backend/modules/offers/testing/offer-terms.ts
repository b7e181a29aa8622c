import { newId } from '#kernel/ids.ts';
import type { OfferTerms as RequestedTerms } from '../contract/index.ts';
import type { OfferTerms } from '../domain/letter/offer-letter-record.ts';

export const NOON = new Date('2026-03-02T12:00:00.000Z');

/** Default terms of a letter for tests. */
export function offerTerms(change: Partial<OfferTerms> = {}): OfferTerms {
  return {
    referralId: newId(),
    jobId: newId(),
    employerId: newId(),
    referrerId: newId(),
    workerName: 'Walt Ames',
    workerEmail: 'walt@example.com',
    workerPhone: '+15125550003',
    jobTitle: 'Framer',
    company: 'Lone Star Builders',
    startDate: '2026-03-16',
    payRate: '$25/hour',
    payAmountCents: 25_00,
    payType: 'hourly',
    workLocation: 'Austin, TX',
    schedule: 'Monday to Friday',
    benefits: 'Health Insurance',
    benefitIds: ['health-insurance'],
    conditions: 'A clean background check',
    customTerms: 'Tools are provided',
    signatoryName: 'Dana Reyes',
    signatoryTitle: 'Superintendent',
    templateId: null,
    addOns: ['background_check'],
    expirationDays: 7,
    ...change,
  };
}

/** The default terms of a request. */
export function requestedTerms(change: Partial<RequestedTerms> = {}): RequestedTerms {
  return {
    workerName: null,
    workerEmail: null,
    workerPhone: null,
    jobTitle: null,
    company: null,
    startDate: null,
    payRate: '25',
    payType: 'hourly',
    confirmedPay: false,
    workLocation: 'Austin, TX',
    schedule: null,
    benefits: 'Health Insurance',
    benefitIds: ['health-insurance'],
    conditions: null,
    customTerms: null,
    signatoryName: null,
    signatoryTitle: null,
    expirationDays: 7,
    addOns: ['drugTest'],
    templateId: null,
    ...change,
  };
}
