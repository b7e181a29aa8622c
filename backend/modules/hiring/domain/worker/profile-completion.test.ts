import { describe, expect, it } from 'vitest';
import { CompletionOfProfile } from './profile-completion.ts';

const whole = {
  location: 'Austin',
  skills: ['framing'],
  experience: '5 years',
  payRate: '$25',
  certifications: 'OSHA 10',
};

describe('a profile', () => {
  it('four fields of five allow applying', () => {
    const four = { ...whole, certifications: ' ' };
    expect(CompletionOfProfile.percent(four)).toBe(80);
    expect(() => CompletionOfProfile.assertMayApply(four)).not.toThrow();
  });

  it('three fields do not allow applying', () => {
    const three = { ...whole, certifications: null, skills: [] };
    expect(CompletionOfProfile.percent(three)).toBe(60);
    expect(() => CompletionOfProfile.assertMayApply(three)).toThrow(
      expect.objectContaining({ code: 'hiring.profile_incomplete', details: { completion: 60 } }),
    );
  });
});
