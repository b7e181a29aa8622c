import { describe, expect, it } from 'vitest';
import { editJobRequestSchema, type EditJobInput } from '#contract/jobs/posting/edit-job.ts';
import { jobChanges } from './job-request.ts';

const CHANGES: Record<keyof EditJobInput, { readonly input: unknown; readonly kept: object }> = {
  title: { input: 'Roofer', kept: { title: 'Roofer' } },
  company: { input: 'Ridge & Co', kept: { company: 'Ridge & Co' } },
  description: { input: 'Tear-off and shingles.', kept: { description: 'Tear-off and shingles.' } },
  location: { input: 'Waco, TX', kept: { location: 'Waco, TX' } },
  payRate: { input: '$30/hour', kept: { payRate: '$30/hour' } },
  schedule: { input: 'Nights', kept: { schedule: 'Nights' } },
  category: { input: 'roofing', kept: { category: 'roofing' } },
  referralBonus: { input: '750', kept: { referralBonusCents: 750_00 } },
  requirements: { input: '', kept: { requirements: null } },
  requiredSkills: { input: ['ladders'], kept: { requiredSkills: ['ladders'] } },
  latitude: { input: 31.5, kept: { latitude: 31.5 } },
  longitude: { input: -97.1, kept: { longitude: -97.1 } },
  maxDistance: { input: 50, kept: { maxDistance: 50 } },
  isActive: { input: false, kept: {} },
};

describe('an edit of a job', () => {
  it.each(Object.entries(CHANGES))('the edit changes %s and nothing else', (name, { input, kept }) => {
    expect(jobChanges(editJobRequestSchema.parse({ [name]: input }))).toStrictEqual(kept);
  });

  it('every field of the call has a case here', () => {
    expect(Object.keys(editJobRequestSchema.shape).toSorted()).toEqual(Object.keys(CHANGES).toSorted());
  });
});
