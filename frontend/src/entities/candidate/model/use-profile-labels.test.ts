import { describe, expect, it } from 'vitest';
import {
  AVAILABILITIES,
  EXPERIENCE_LEVELS,
  TRANSPORTATIONS,
  WORKER_SKILLS,
} from '#contract/identity/vocabulary/profile-choices.ts';
import en from '#shared/i18n/en/account.json' with { type: 'json' };
import es from '#shared/i18n/es/account.json' with { type: 'json' };
import { labelOf } from './use-profile-labels.ts';

describe('profile words', () => {
  it.each([
    ['English', en],
    ['Spanish', es],
  ])('every code that an account can store has a label in %s', (_language, texts) => {
    const codes = {
      experience: EXPERIENCE_LEVELS,
      availability: AVAILABILITIES,
      transportation: TRANSPORTATIONS,
    };
    for (const [group, values] of Object.entries(codes)) {
      const labels = texts[group as keyof typeof codes];
      for (const value of values) expect(labelOf(labels, value), value).not.toBe(value);
    }
    expect(Object.keys(texts.skill)).toEqual([...WORKER_SKILLS]);
  });

  it('leaves what someone wrote themselves', () => {
    expect(labelOf(en.experience, 'Ten years of framing')).toBe('Ten years of framing');
    expect(labelOf(en.experience, 'constructor')).toBe('constructor');
  });
});
