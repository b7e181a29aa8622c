import { describe, expect, it } from 'vitest';
import { completionOf } from './completion.ts';

const full = {
  location: 'Austin, TX',
  skills: ['Roofing'],
  experience: 'expert',
  payRate: '$28/hour',
  certifications: 'OSHA 10',
};

describe('the completeness of a worker’s profile', () => {
  it('the completeness is the share of five filled fields', () => {
    expect(completionOf(full)).toEqual({ percent: 100, missing: [] });
    expect(completionOf({ ...full, certifications: '' })).toEqual({
      percent: 80,
      missing: ['certifications'],
    });
    expect(completionOf({ ...full, skills: [], payRate: ' ' })).toEqual({
      percent: 60,
      missing: ['skills', 'payRate'],
    });
  });
});
