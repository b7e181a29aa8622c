import type { Job } from '#contract/jobs/posting/job.ts';

const NOW = '2026-11-20T12:00:00.000Z';

/** An open job with a bonus, posted for free. */
const ROOFER: Job = {
  id: '01890a5d-ac96-774b-bcce-b302099a8100',
  title: 'Slate roofer',
  company: 'Ridge & Co',
  description: 'Tear-off and slate on old houses.',
  location: 'Austin, TX',
  payRate: '$28/hour',
  schedule: 'full-time',
  category: 'roofing',
  referralBonus: '500.00',
  requirements: null,
  requiredSkills: [],
  latitude: null,
  longitude: null,
  maxDistance: 50,
  isActive: true,
  isUrgent: false,
  isHighPay: true,
  postingType: 'free',
  isFeatured: false,
  featuredUntil: null,
  onlineUntil: null,
  heldReason: null,
  paymentStatus: 'none',
  employer: {
    id: '01890a5d-ac96-774b-bcce-b302099a8200',
    firstName: 'Earl',
    lastName: 'Hill',
    phone: null,
    medianResponseHours: null,
  },
  referralCount: 0,
  hiredCount: 0,
  createdAt: NOW,
  updatedAt: NOW,
  distance: null,
  referrals: null,
};

export function sampleJob(changes: Partial<Job> = {}): Job {
  return { ...ROOFER, ...changes };
}
