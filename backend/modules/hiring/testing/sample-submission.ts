import { asId } from '#kernel/ids.ts';
import type { ReferralSubmission, ReferredJob } from '../domain/referral/referral-submission.ts';

/** An open job with a bonus of $500. */
export const job: ReferredJob = {
  id: asId('job'),
  employerId: asId('employer'),
  isActive: true,
  bonusCents: 500_00,
};

/** A single worker, referred by hand. */
export const submission: ReferralSubmission = {
  referrerId: asId('referrer'),
  workerId: null,
  referrerName: 'Rosa Diaz',
  referrerPhone: '+15125550001',
  referrerAccountPhone: '+15125550002',
  workerName: 'Walt Ames',
  workerLatinName: null,
  workerPhone: '+15125550003',
  workerEmail: null,
  workerSkills: [],
  experience: null,
  relationship: 'friend',
  notes: null,
  source: 'referral',
  sourceCode: null,
  consentGiven: true,
  sourceReferrerId: null,
  workerLanguage: null,
  crew: null,
  payoutSchedule: [
    { percent: 25, days: 30 },
    { percent: 75, days: 60 },
  ],
};
