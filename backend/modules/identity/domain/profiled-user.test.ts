import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testUser } from '../testing/test-user.ts';
import type { ProfileChanges, WorkerDetails } from './profiled-user.ts';

const NOW = new Date('2026-03-02T00:00:00.000Z');
const FIVE = {
  location: 'Austin, TX',
  skills: ['Framing'],
  experience: 'expert',
  payRate: '$30/hour',
  certifications: 'OSHA 10',
};
const ONBOARDING = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: '+15125550101',
  userType: 'worker',
  location: 'Waco, TX',
  skills: ['Roofing'],
} as const;

describe('a completed profile', () => {
  it('is told when the last of the five fields is filled in, in any order', () => {
    const fields = Object.entries(FIVE) as [keyof typeof FIVE, string | string[]][];
    fc.assert(
      fc.property(fc.shuffledSubarray(fields, { minLength: 5 }), (order) => {
        const user = testUser();
        const told = order.map(([field, value]) => {
          const changes = { [field]: value } as ProfileChanges;
          user.editProfile(changes, NOW);
          return user.pullEvents().map(({ name }) => name);
        });
        expect(told).toEqual([[], [], [], [], ['identity.profile_completed']]);
      }),
    );
  });

  it('is not told again while it stays complete', () => {
    const user = testUser();
    user.editProfile(FIVE, NOW);
    expect(user.pullEvents()).toMatchObject([{ payload: { userId: user.id } }]);
    user.editProfile({ location: 'Dallas, TX' }, NOW);
    expect(user.pullEvents()).toEqual([]);
  });

  it('is told of a worker who says it all at sign-up, and of no other', () => {
    const work = {
      ...FIVE,
      availability: 'immediate',
      transportation: 'own-vehicle',
      desiredPay: '$30/hour',
    };
    const told = (details: WorkerDetails) => {
      const user = testUser();
      user.describeAsWorker(details, NOW);
      return user.pullEvents();
    };
    expect(told(work)).toHaveLength(1);
    expect(told({ ...work, skills: [] })).toEqual([]);
    expect(told({ ...work, desiredPay: null })).toEqual([]);
  });
});

describe('onboarding', () => {
  it('keeps the skills of a worker and leaves those of others as they were', () => {
    const user = testUser();
    user.editProfile({ skills: ['Framing'] }, NOW);
    user.onboard({ ...ONBOARDING, userType: 'referrer', skills: ['Roofing'] }, NOW);
    expect(user).toMatchObject({ userType: 'referrer', skills: ['Framing'], onboardingCompleted: true });
    user.onboard(ONBOARDING, NOW);
    expect(user).toMatchObject({ userType: 'worker', skills: ['Roofing'], location: 'Waco, TX' });
  });

  it('is a choice of role, which is dated once', () => {
    const user = testUser({ userType: 'referrer' });
    user.onboard({ ...ONBOARDING, userType: 'employer' }, NOW);
    user.onboard({ ...ONBOARDING, userType: 'worker' }, new Date('2026-04-01T00:00:00.000Z'));
    expect(user.roleChosenAt).toEqual(NOW);
  });

  it('makes nobody an admin and changes no admin', () => {
    const user = testUser();
    expect(() => user.onboard({ ...ONBOARDING, userType: 'admin' }, NOW)).toThrow(/cannot be chosen/);
    user.makeAdmin('a hash', NOW);
    expect(() => user.onboard(ONBOARDING, NOW)).toThrow(/cannot change their own role/);
    expect(user).toMatchObject({ userType: 'admin', firstName: 'Ana', onboardingCompleted: false });
  });
});

describe('preferences', () => {
  it('change what is named and leave the rest', () => {
    const user = testUser();
    user.updatePreferences(
      { alertPreferences: { newJobs: false }, marketingConsent: true, language: 'en' },
      NOW,
    );
    expect(user).toMatchObject({
      alertPreferences: { newJobs: false, offers: true, marketing: false },
      marketingConsent: true,
      wantsEmailAlerts: true,
      language: 'en',
    });
  });

  it('for texts need a phone; against them none', () => {
    const user = testUser({ phone: null });
    expect(() => user.updatePreferences({ wantsTextAlerts: true }, NOW)).toThrow(
      'Add a phone number to get texts',
    );
    user.updatePreferences({ wantsTextAlerts: false }, NOW);
    expect(user.wantsTextAlerts).toBe(false);
  });
});

describe('someone who has left', () => {
  it('is a former member without a word of their own, whatever stood there', () => {
    const user = testUser();
    user.editProfile({ ...FIVE, bio: 'Ana builds houses' }, NOW);
    user.updatePreferences({ showOnLeaderboard: true, showEarnings: true }, NOW);
    user.erase(NOW);
    const { id, referralCode, ...rest } = user;
    expect(JSON.stringify(rest)).not.toMatch(
      /Ana|Núñez|5125550100|Austin|Framing|OSHA|30\/hour|example\.com/,
    );
    expect(user).toMatchObject({
      id,
      referralCode,
      firstName: 'Former',
      lastName: 'member',
      email: `deleted-${id}@deleted.invalid`,
      passwordHash: null,
      showOnLeaderboard: false,
      showEarnings: false,
      deletedAt: NOW,
    });
  });

  it('stays as they left, and is no admin', () => {
    const user = testUser();
    user.makeAdmin('a hash', NOW);
    user.erase(NOW);
    user.erase(new Date('2027-01-01T00:00:00.000Z'));
    expect(user).toMatchObject({ deletedAt: NOW, userType: 'referrer' });
  });
});
