import type { Referral } from '#contract/hiring/referral.ts';
import { sampleJob } from './sample-job.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const { id: jobId, title, company, location, payRate, schedule, referralBonus } = sampleJob();

/** A worker who waits for an answer, referred for a bonus. */
const IVY: Referral = {
  id: '01890a5d-ac96-774b-bcce-b302099a8300',
  jobId,
  status: 'submitted',
  statusDisplay: 'New Referral',
  nextActions: [
    { status: 'contacted', label: 'Contact Worker' },
    { status: 'rejected', label: 'Not Selected' },
  ],
  quickActions: ['pass', 'interview_scheduled'],
  nextStep: { status: 'contacted', actor: 'employer' },
  workerName: 'Ivy View',
  workerLatinName: null,
  workerPhone: '+15125550148',
  workerEmail: null,
  workerLanguage: null,
  experience: null,
  relationship: 'friend',
  referrer: {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    firstName: 'Ana',
    lastName: 'Ruiz',
    averageRating: null,
    ratingCount: 0,
  },
  job: { id: jobId, title, company, location, payRate, schedule, referralBonus },
  notes: null,
  rejectionReason: null,
  previousStatus: null,
  previousStatusAt: null,
  previousStatusNotes: null,
  statusChangedAt: null,
  canRollback: false,
  rollback: {
    allowed: false,
    previousStatus: null,
    previousStatusDisplay: null,
    expiresAt: null,
    reason: null,
  },
  verificationStatus: 'verified',
  verifiedAt: NOW,
  hiredAt: null,
  completedAt: null,
  bonusPaidAt: null,
  paymentStatus: 'none',
  backgroundCheckStatus: null,
  expiredCheckLinks: [],
  offerLetter: null,
  nudgeFrom: null,
  interview: null,
  payout: null,
  estimatedPayout: null,
  payoutProcessed: false,
  myRating: null,
  canRate: false,
  source: 'referral',
  sourceCode: null,
  milestones: [],
  isTeamReferral: false,
  crewId: null,
  teamSize: 1,
  teamMembers: [],
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
};

export function sampleReferral(changes: Partial<Referral> = {}): Referral {
  return { ...IVY, ...changes };
}
