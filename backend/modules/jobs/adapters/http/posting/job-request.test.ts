import { describe, expect, it } from 'vitest';
import { editJobRequestSchema } from '#contract/jobs/posting/edit-job.ts';
import { FIELD_CASES } from '#modules/jobs/testing/field-cases.ts';
import { jobChanges } from './job-request.ts';

const changesOf = (call: object) => jobChanges(editJobRequestSchema.parse(call));

describe('an edit of a job', () => {
  it.each(FIELD_CASES)('the edit changes %s and nothing else', (name, { other }) => {
    const kept = name === 'referralBonus' ? { referralBonusCents: 750_00 } : { [name]: other };
    expect(changesOf({ [name]: other })).toStrictEqual(kept);
  });

  it('the edit stores an emptied text as null', () => {
    expect(changesOf({ requirements: '' })).toStrictEqual({ requirements: null });
  });

  it('closing changes no field', () => {
    expect(changesOf({ isActive: false })).toStrictEqual({});
  });

  it('every field of the call has a case', () => {
    const names = ['isActive', ...FIELD_CASES.map(([name]) => name)];
    expect(Object.keys(editJobRequestSchema.shape).toSorted()).toEqual(names.toSorted());
  });
});
