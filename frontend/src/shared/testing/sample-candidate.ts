import type { CandidateProfile } from '#contract/hiring/candidate/candidate.ts';

const NOW = '2026-11-20T12:00:00.000Z';

const BO: CandidateProfile = {
  referralId: '01890a5d-ac96-774b-bcce-b302099a8058',
  reader: 'employer',
  job: {
    id: '01890a5d-ac96-774b-bcce-b302099a8059',
    title: 'Framer',
    company: 'Hill Co',
    location: 'Austin, TX',
  },
  referredBy: { firstName: 'Ana', relationship: 'coworker' },
  workerName: 'Bo Li',
  workerPhone: '+15125550148',
  workerEmail: 'bo@example.com',
  isConfirmed: true,
  professionalSummary: 'Ten years of framing.',
  keySkills: ['Framing', 'Rebar'],
  skillsVerified: ['Framing'],
  workExperience: 'Lead framer at Lone Star Frames',
  certifications: ['OSHA 10'],
  availability: 'immediate',
  desiredPayRate: '$30/hour',
  transportation: 'own-vehicle',
  backgroundCheckStatus: 'not-requested',
  backgroundCheckData: null,
  backgroundCheckConsent: null,
  consentRequestSentAt: null,
  consentReceivedAt: null,
  fcraDisclosureVersion: null,
  fit: { matched: [], missing: [] },
  references: { asked: 2, answered: 1 },
  referenceScore: 4.4,
  presentationUrl: 'https://crewvine.example/candidate/01890a5d-ac96-774b-bcce-b302099a8058',
  viewCount: 1,
  interestCount: 0,
  interestedAt: null,
  status: 'published',
  writtenBy: 'referrer',
  canWrite: false,
  canShowInterest: true,
  createdAt: NOW,
  updatedAt: NOW,
};

/** A candidate as their employer reads them. */
export function sampleCandidate(changes: Partial<CandidateProfile> = {}): CandidateProfile {
  return { ...BO, ...changes };
}
