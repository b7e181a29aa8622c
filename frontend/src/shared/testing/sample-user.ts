import type { User } from '#contract/identity/user.ts';

const NOW = '2026-11-20T12:00:00.000Z';

/** Someone who refers. */
const ANA: User = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  email: 'ana@example.com',
  emailVerifiedAt: NOW,
  hasPassword: true,
  firstName: 'Ana',
  lastName: 'Ruiz',
  latinName: null,
  profileImageUrl: null,
  phone: '+15125550147',
  phoneVerifiedAt: null,
  userType: 'referrer',
  location: 'Austin, TX',
  bio: null,
  skills: [],
  experience: null,
  payRate: null,
  certifications: null,
  availability: null,
  transportation: null,
  referralCode: 'ANAR2345',
  referredBy: null,
  totalReferrals: 0,
  successfulReferrals: 0,
  totalEarnings: '0.00',
  onboardingCompleted: true,
  roleChosenAt: NOW,
  company: null,
  wantsTextAlerts: true,
  wantsEmailAlerts: true,
  alertPreferences: {
    newJobs: true,
    referralUpdates: true,
    offers: true,
    payouts: true,
    community: true,
    marketing: false,
  },
  preferredContactMethod: 'email',
  marketingConsent: false,
  showOnLeaderboard: false,
  showEarnings: false,
  language: 'en',
  freeJobPostsRemaining: 0,
  createdAt: NOW,
  updatedAt: NOW,
};

export function sampleUser(changes: Partial<User> = {}): User {
  return { ...ANA, ...changes };
}
