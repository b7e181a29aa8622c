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
  it('the event is published when the last of the five fields is filled in, in any order', () => {
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

  it('the event is not repeated while the profile stays complete', () => {
    const user = testUser();
    user.editProfile(FIVE, NOW);
    expect(user.pullEvents()).toMatchObject([{ payload: { userId: user.id } }]);
    user.editProfile({ location: 'Dallas, TX' }, NOW);
    expect(user.pullEvents()).toEqual([]);
  });

  it('the event is published for a worker with all five fields at sign-up, and for no other', () => {
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
  it('onboarding stores the skills of a worker and leaves those of others as they were', () => {
    const user = testUser();
    user.editProfile({ skills: ['Framing'] }, NOW);
    user.onboard({ ...ONBOARDING, userType: 'referrer', skills: ['Roofing'] }, NOW);
    expect(user).toMatchObject({ userType: 'referrer', skills: ['Framing'], onboardingCompleted: true });
    user.onboard(ONBOARDING, NOW);
    expect(user).toMatchObject({ userType: 'worker', skills: ['Roofing'], location: 'Waco, TX' });
  });

  it('onboarding chooses the role, with the date of the first choice', () => {
    const user = testUser({ userType: 'referrer' });
    user.onboard({ ...ONBOARDING, userType: 'employer' }, NOW);
    user.onboard({ ...ONBOARDING, userType: 'worker' }, new Date('2026-04-01T00:00:00.000Z'));
    expect(user.roleChosenAt).toEqual(NOW);
  });

  it('onboarding never makes an admin and never changes one', () => {
    const user = testUser();
    expect(() => user.onboard({ ...ONBOARDING, userType: 'admin' }, NOW)).toThrow(/cannot be chosen/);
    user.makeAdmin('a hash', NOW);
    expect(() => user.onboard(ONBOARDING, NOW)).toThrow(/cannot change their own role/);
    expect(user).toMatchObject({ userType: 'admin', firstName: 'Ana', onboardingCompleted: false });
  });
});

describe('preferences', () => {
  it('preferences change only the named fields', () => {
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

  it('switching text alerts on requires a phone, and switching them off does not', () => {
    const user = testUser({ phone: null });
    expect(() => user.updatePreferences({ wantsTextAlerts: true }, NOW)).toThrow(
      'Add a phone number to get texts',
    );
    user.updatePreferences({ wantsTextAlerts: false }, NOW);
    expect(user.wantsTextAlerts).toBe(false);
  });
});

describe('a deleted account', () => {
  it('a deleted account is a former member without any text of their own', () => {
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

  it('a deleted account cannot change and is no admin', () => {
    const user = testUser();
    user.makeAdmin('a hash', NOW);
    user.erase(NOW);
    user.erase(new Date('2027-01-01T00:00:00.000Z'));
    expect(user).toMatchObject({ deletedAt: NOW, userType: 'referrer' });
  });
});
