import { describe, expect, it } from 'vitest';
import { EMPTY_JOB, toPostJob } from './job-values.ts';

const FILLED = {
  ...EMPTY_JOB,
  title: 'Roofer',
  company: 'Ridge & Co',
  description: 'Tear-off and shingles on new homes',
  location: 'Austin, TX',
  payRate: '$28/hour',
  schedule: 'Full-time',
  referralBonus: '500',
  eeoAcknowledged: true,
};

describe('the simple job form', () => {
  it('sends the call of the specification with its acknowledgement', () => {
    expect(toPostJob(FILLED)).toMatchObject({
      title: 'Roofer',
      category: 'general-labor',
      referralBonus: '500.00',
      requiredSkills: [],
      latitude: null,
      longitude: null,
      maxDistance: 25,
      isActive: true,
      acknowledgements: [{ kind: 'eeo', version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string }],
    });
    expect(toPostJob(FILLED)).not.toHaveProperty('eeoAcknowledged');
  });

  it('sends nothing without the tick', () => {
    expect(() => toPostJob({ ...FILLED, eeoAcknowledged: false })).toThrow('EEO');
  });
});
