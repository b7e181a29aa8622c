import { describe, expect, it } from 'vitest';
import type { Referral } from '#contract/hiring/referral.ts';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { isIncomplete, offerDefaults, offerProblems } from './offer-values.ts';

const same = (message: string): string => message;

function referralOf(payRate: string): Referral {
  return sampleReferral({ job: { ...sampleReferral().job, payRate } });
}

describe('the offer dialog', () => {
  it('an offer starts with the job’s terms, hourly pay, and seven days to answer', () => {
    expect(offerDefaults(referralOf('$25/hour'), null)).toMatchObject({
      payRate: '25',
      payType: 'hourly',
      workLocation: 'Austin, TX',
      expirationDays: '7',
      startDate: '',
    });
    expect(offerDefaults(referralOf('25.50 per hr'), null).payRate).toBe('25.50');
  });

  it('an offer names the employer as the default signatory', () => {
    const employer = { firstName: 'Dana', lastName: 'Reyes' };
    expect(offerDefaults(referralOf('$25/hour'), employer).signatoryName).toBe('Dana Reyes');
  });

  it('an offer leaves the pay rate empty for a range or yearly pay', () => {
    expect(offerDefaults(referralOf('$25-30 an hour'), null).payRate).toBe('');
    expect(offerDefaults(referralOf('$60k a year'), null).payRate).toBe('');
  });

  it('sending an offer requires a start date, a pay rate, and a work location', () => {
    const values = { ...offerDefaults(referralOf('$25/hour'), null), startDate: '2030-12-01' };
    expect(isIncomplete(values, 'send')).toBe(false);
    expect(offerProblems(values, 'send', same)).toEqual({});
    // The message appears on blur.
    expect(offerProblems({ ...values, startDate: '2020-03-02' }, 'send', same)).toEqual({
      startDate: 'The start date is today or later',
    });
    for (const field of ['startDate', 'payRate', 'workLocation'] as const) {
      expect(isIncomplete({ ...values, [field]: ' ' }, 'send')).toBe(true);
      expect(offerProblems({ ...values, [field]: '' }, 'send', same)).toHaveProperty(field);
    }
  });

  it('a draft requires everything except a start date', () => {
    const values = offerDefaults(referralOf('$25/hour'), null);
    expect(isIncomplete(values, 'draft')).toBe(false);
    expect(offerProblems(values, 'draft', same)).toEqual({});
    expect(isIncomplete({ ...values, payRate: '' }, 'draft')).toBe(true);
    expect(isIncomplete({ ...values, workLocation: '' }, 'draft')).toBe(true);
    expect(offerProblems({ ...values, expirationDays: '31' }, 'draft', same)).toEqual({
      expirationDays: 'An offer is valid for 1 to 30 days',
    });
  });
});
