import { describe, expect, it } from 'vitest';
import { profileProgress } from './profile-progress.ts';

const EMPTY = { location: null, skills: [], experience: null, payRate: null, certifications: null };

describe('how complete a profile is', () => {
  it('starts at nothing, with five fields missing', () => {
    expect(profileProgress(EMPTY)).toEqual({
      percent: 0,
      missing: ['location', 'skills', 'experience', 'payRate', 'certifications'],
    });
  });

  it('grows by a fifth with each field', () => {
    expect(profileProgress({ ...EMPTY, location: 'Austin, TX', skills: ['Framing'] })).toEqual({
      percent: 40,
      missing: ['experience', 'payRate', 'certifications'],
    });
  });

  it('is full with all five', () => {
    const full = {
      location: 'Austin, TX',
      skills: ['Framing'],
      experience: 'expert',
      payRate: '$30/hour',
      certifications: 'OSHA 10',
    };
    expect(profileProgress(full)).toEqual({ percent: 100, missing: [] });
  });
});
