import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { withPreferences } from '#features/account/save-preference/index.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { aboutBody, profileValues, validateProfile, workBody } from './profile-values.ts';

const person = sampleUser({ phone: null, location: null, skills: ['Roofing'] });
const values = profileValues(person);

// The contract's messages in English.
beforeAll(() => i18next.init({ lng: 'en' }));

describe('the body of a saved profile', () => {
  it('the body has work for workers, the company for employers, and neither for others', () => {
    expect(workBody(values, { userType: 'worker', phone: null })).toMatchObject({ skills: ['Roofing'] });
    expect(workBody(values, { userType: 'referrer', phone: null })).not.toHaveProperty('skills');
    const company = { name: 'Ruiz Framing', size: '1-10', industry: 'roofing', location: 'Austin, TX' };
    const hiring = { ...values, company };
    expect(workBody(hiring, { userType: 'employer', phone: null })).toMatchObject({ company });
    expect(workBody(hiring, { userType: 'worker', phone: null })).not.toHaveProperty('company');
  });

  it('a phone or company that was never given is not required', () => {
    expect(validateProfile(workBody, { userType: 'employer', phone: null })(values)).toEqual({});
    expect(validateProfile(aboutBody, { userType: 'referrer', phone: '+15125550101' })(values)).toEqual({
      phone: 'Valid phone number required',
    });
  });

  it('a company in progress requires its remaining fields', () => {
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
  it('a change affects only the named preferences', () => {
    const user = sampleUser({ wantsTextAlerts: false });
    const alertPreferences = { ...user.alertPreferences, offers: false };
    const changed = { ...user, wantsTextAlerts: true, alertPreferences };
    withPreferences(user, { wantsTextAlerts: true, alertPreferences: { offers: false } });
    expect(user).toEqual(changed);
  });
});
