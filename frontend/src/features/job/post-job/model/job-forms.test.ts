import { describe, expect, it } from 'vitest';
import { EMPTY_ENHANCED, enhancedPost } from './enhanced-form.ts';
import { EMPTY_SHORT, shortJobCall } from './short-form.ts';
import { EMPTY_SIMPLE, simpleJobCall } from './simple-form.ts';

const JOB = {
  title: 'Roofer',
  company: 'Ridge & Co',
  description: 'Tear-off and shingles on new homes, with a crew of five men.',
  location: 'Austin, TX',
  payRate: '$28/hour',
  schedule: 'Full-time',
};
const NOT_ASKED = { requiredSkills: [], latitude: null, longitude: null, maxDistance: 25, isActive: true };
const VERSION: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

describe('the simple job form', () => {
  const FILLED = { ...EMPTY_SIMPLE, ...JOB, referralBonus: '500', eeoAcknowledged: true };

  it('the simple form sends the specified request with its acknowledgement', () => {
    expect(simpleJobCall(FILLED)).toMatchObject({
      ...NOT_ASKED,
      title: 'Roofer',
      category: 'general-labor',
      referralBonus: '500.00',
      acknowledgements: [{ kind: 'eeo', version: VERSION }],
    });
    expect(simpleJobCall(FILLED)).not.toHaveProperty('eeoAcknowledged');
  });

  it('the simple form sends nothing without the acknowledgement', () => {
    expect(() => simpleJobCall({ ...FILLED, eeoAcknowledged: false })).toThrow('EEO');
  });
});

describe('the enhanced job form', () => {
  const FILLED = {
    ...EMPTY_ENHANCED,
    ...JOB,
    hiringBonus: '750',
    eeoAcknowledged: true,
    oshaAcknowledged: true,
    wageTransparencyAcknowledged: true,
    i9Acknowledged: true,
    adaAcknowledged: true,
  };

  it('the enhanced form sends all five acknowledgements with their versions', () => {
    const { job, packageId } = enhancedPost(FILLED);
    expect(job).toMatchObject({ ...NOT_ASKED, hiringBonus: '750.00' });
    expect(job.acknowledgements).toEqual(
      ['eeo', 'osha', 'wage_transparency', 'i9', 'ada'].map((kind) => ({ kind, version: VERSION })),
    );
    expect(job).not.toHaveProperty('postingType');
    expect(packageId).toBeNull();
  });

  it('the enhanced form sends a package only for a paid post, which requires one', () => {
    const chosen = { ...FILLED, packageId: 'basic' };
    expect(enhancedPost(chosen).packageId).toBeNull();
    expect(enhancedPost({ ...chosen, postingType: 'paid' }).packageId).toBe('basic');
    expect(() => enhancedPost({ ...FILLED, postingType: 'paid' })).toThrow('package');
  });
});

describe('the short job form', () => {
  const FILLED = { ...EMPTY_SHORT, ...JOB, schedule: 'part-time', payAmount: '28' };

  it('the short form sends general labor, no skills, and no bonus', () => {
    expect(shortJobCall(FILLED)).toMatchObject({
      ...NOT_ASKED,
      category: 'general-labor',
      referralBonus: '0',
      schedule: 'part-time',
      acknowledgements: [],
    });
  });

  it.each([
    ['hourly', '28', '$28/hour'],
    ['hourly', '$25-30', '$25-30/hour'],
    ['salary', '60,000', '$60,000/year'],
  ])('the short form sends %s pay of %s as %s', (payType, payAmount, payRate) => {
    expect(shortJobCall({ ...FILLED, payType, payAmount }).payRate).toBe(payRate);
  });
});
