import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { stepOf, validateStep } from './onboarding-steps.ts';
import { pathAfterOnboarding, startValues, setUpCall } from './onboarding-values.ts';

const filled = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: '(512) 555-0101',
  userType: 'worker',
  location: 'Austin, TX',
  skills: ['Roofing'],
};
const user = sampleUser({ phone: '+15125550101', location: null, roleChosenAt: null });

// The contract's messages in English.
beforeAll(() => i18next.init({ lng: 'en' }));

describe('the steps of onboarding', () => {
  it('the first step validates the name and phone and nothing of later steps', () => {
    expect(validateStep[0]({ ...filled, firstName: ' ', lastName: '', phone: '555', location: '' })).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      phone: 'Valid phone number required',
    });
    expect(validateStep[0]({ ...filled, userType: '', location: '' })).toEqual({});
  });

  it('the second step validates role and location', () => {
    expect(validateStep[1]({ ...filled, firstName: '', userType: '', location: '' })).toEqual({
      userType: 'Please select a role',
      location: 'Location is required',
    });
  });

  it('a refused field leads to its step', () => {
    expect(stepOf(['location', 'phone'])).toBe(0);
    expect(stepOf(['location'])).toBe(1);
    expect(stepOf(['skills.3'])).toBe(2);
    expect(stepOf(['elsewhere'])).toBeNull();
  });
});

describe('the onboarding call', () => {
  it('the call includes skills for workers only', () => {
    expect(setUpCall(filled)).toEqual({ url: '/auth/profile', body: filled });
    expect(setUpCall({ ...filled, userType: 'employer' }).body).not.toHaveProperty('skills');
  });

  it('the call for an admin leaves out the type', () => {
    const { firstName, lastName, phone, location } = filled;
    expect(setUpCall({ ...filled, userType: 'admin' })).toEqual({
      url: '/user-profile',
      body: { firstName, lastName, phone, location },
    });
  });

  it('the form starts with known values but not with a default role', () => {
    expect(startValues(user)).toMatchObject({ phone: '(512) 555-0101', location: '', userType: '' });
    const chosen = { ...user, roleChosenAt: '2026-11-20T10:00:00.000Z' };
    expect(startValues(chosen).userType).toBe('referrer');
    expect(startValues({ ...user, userType: 'admin' }).userType).toBe('admin');
  });

  it('the user lands on the dashboard of the chosen role', () => {
    expect(pathAfterOnboarding('employer')).toBe('/employer-dashboard');
    expect(pathAfterOnboarding('worker')).toBe('/worker-dashboard');
    expect(pathAfterOnboarding('referrer')).toBe('/referrer-dashboard');
    expect(pathAfterOnboarding('admin')).toBe('/dashboard');
  });
});
