import { describe, expect, it } from 'vitest';
import { changesOf, editValues } from './edit-form.ts';

const JOB = {
  title: 'Roofer',
  company: 'Ridge & Co',
  description: 'Tear-off and shingles on new homes.',
  location: 'Austin, TX',
  payRate: '$28/hour',
  schedule: 'Full-time',
  category: 'roofing',
  requirements: 'Own boots',
  referralBonus: '500.00',
} as const;

describe('the edit form', () => {
  it('sends nothing where nothing was changed', () => {
    expect(changesOf(JOB, editValues(JOB))).toEqual({});
    expect(changesOf(JOB, { ...editValues(JOB), title: ' Roofer ', referralBonus: '500.0' })).toEqual({});
  });

  it.each([
    [{ title: 'Lead roofer' }, { title: 'Lead roofer' }],
    [{ requirements: '' }, { requirements: null }],
    [{ referralBonus: '750' }, { referralBonus: '750.00' }],
    [{ category: 'framing' }, { category: 'framing' }],
  ])('sends %o as %o and nothing beside it', (typed, sent) => {
    expect(changesOf(JOB, { ...editValues(JOB), ...typed })).toEqual(sent);
  });

  it.each(Object.keys(JOB))('leaves %s as it is where the form does not ask for it', (name) => {
    const asked = Object.entries({ ...editValues(JOB), title: 'Lead roofer' }).filter(
      ([field]) => field !== name,
    );
    const sent = changesOf(JOB, Object.fromEntries(asked));
    expect(sent).toEqual(name === 'title' ? {} : { title: 'Lead roofer' });
  });
});
