import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { withPreferences } from '#features/account/save-preference/index.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { aboutBody, profileValues, validateProfile, workBody } from './profile-values.ts';

const person = sampleUser({ phone: null, location: null, skills: ['Roofing'] });
const values = profileValues(person);

// Messages are those of the contract, in English.
beforeAll(() => i18next.init({ lng: 'en' }));

describe('a profile that is saved', () => {
  it('holds the work of workers and the company of employers, and neither of others', () => {
    expect(workBody(values, { userType: 'worker', phone: null })).toMatchObject({ skills: ['Roofing'] });
    expect(workBody(values, { userType: 'referrer', phone: null })).not.toHaveProperty('skills');
    const company = { name: 'Ruiz Framing', size: '1-10', industry: 'roofing', location: 'Austin, TX' };
    const hiring = { ...values, company };
    expect(workBody(hiring, { userType: 'employer', phone: null })).toMatchObject({ company });
    expect(workBody(hiring, { userType: 'worker', phone: null })).not.toHaveProperty('company');
  });

  it('does not ask for a phone or a company that was never given', () => {
    expect(validateProfile(workBody, { userType: 'employer', phone: null })(values)).toEqual({});
    expect(validateProfile(aboutBody, { userType: 'referrer', phone: '+15125550101' })(values)).toEqual({
      phone: 'Valid phone number required',
    });
  });

  it('asks for the rest of a company that was begun', () => {
    const begun = { ...values, company: { ...values.company, location: 'Austin, TX' } };
    expect(validateProfile(workBody, { userType: 'employer', phone: null })(begun)).toEqual({
      company: {
        name: 'Company name is required',
        size: 'Please select company size',
        industry: 'Please select industry',
      },
    });
  });
});

describe('preferences', () => {
  it('change what is named and nothing else', () => {
    const user = sampleUser({ wantsTextAlerts: false });
    const alertPreferences = { ...user.alertPreferences, offers: false };
    const changed = { ...user, wantsTextAlerts: true, alertPreferences };
    withPreferences(user, { wantsTextAlerts: true, alertPreferences: { offers: false } });
    expect(user).toEqual(changed);
  });
});
