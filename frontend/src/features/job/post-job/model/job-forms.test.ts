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

  it('sends the call of the specification with its acknowledgement', () => {
    expect(simpleJobCall(FILLED)).toMatchObject({
      ...NOT_ASKED,
      title: 'Roofer',
      category: 'general-labor',
      referralBonus: '500.00',
      acknowledgements: [{ kind: 'eeo', version: VERSION }],
    });
    expect(simpleJobCall(FILLED)).not.toHaveProperty('eeoAcknowledged');
  });

  it('sends nothing without the tick', () => {
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

  it('sends all five acknowledgements, each with its version', () => {
    const { job, packageId } = enhancedPost(FILLED);
    expect(job).toMatchObject({ ...NOT_ASKED, hiringBonus: '750.00' });
    expect(job.acknowledgements).toEqual(
      ['eeo', 'osha', 'wage_transparency', 'i9', 'ada'].map((kind) => ({ kind, version: VERSION })),
    );
    expect(job).not.toHaveProperty('postingType');
    expect(packageId).toBeNull();
  });

  it('is paid with the chosen package alone', () => {
    const chosen = { ...FILLED, packageId: 'basic' };
    expect(enhancedPost(chosen).packageId).toBeNull();
    expect(enhancedPost({ ...chosen, postingType: 'paid' }).packageId).toBe('basic');
    expect(() => enhancedPost({ ...FILLED, postingType: 'paid' })).toThrow('package');
  });
});

describe('the page variant', () => {
  const FILLED = { ...EMPTY_SHORT, ...JOB, schedule: 'part-time', payAmount: '28' };

  it('sends general labor, no skills and no bonus', () => {
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
  ])('writes %s pay of %s as a rate with its period', (payType, payAmount, payRate) => {
    expect(shortJobCall({ ...FILLED, payType, payAmount }).payRate).toBe(payRate);
  });
});
