import { describe, expect, it } from 'vitest';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { changesOf, editValues } from './edit-form.ts';

const JOB = sampleJob({ title: 'Roofer', requirements: 'Own boots' });
const FIELDS = Object.keys(editValues(JOB));

describe('the edit form', () => {
  it('an unchanged edit form sends nothing', () => {
    expect(changesOf(JOB, editValues(JOB))).toEqual({});
    expect(changesOf(JOB, { ...editValues(JOB), title: ' Roofer ', referralBonus: '500.0' })).toEqual({});
  });

  it.each([
    [{ title: 'Lead roofer' }, { title: 'Lead roofer' }],
    [{ requirements: '' }, { requirements: null }],
    [{ referralBonus: '750' }, { referralBonus: '750.00' }],
    [{ category: 'framing' }, { category: 'framing' }],
  ])('the edit form sends %o only as %o', (typed, sent) => {
    expect(changesOf(JOB, { ...editValues(JOB), ...typed })).toEqual(sent);
  });

  it.each(FIELDS)('a field that the form omits (%s) stays unchanged', (name) => {
    const asked = Object.entries({ ...editValues(JOB), title: 'Lead roofer' }).filter(
      ([field]) => field !== name,
    );
    const sent = changesOf(JOB, Object.fromEntries(asked));
    expect(sent).toEqual(name === 'title' ? {} : { title: 'Lead roofer' });
  });
});
