import { describe, expect, it } from 'vitest';
import { JOB_FIELD_CASES, sampleJob } from '#shared/testing/sample-job.ts';
import { editValues } from './edit-form.ts';
import { EMPTY_ENHANCED, enhancedLike, enhancedPost } from './enhanced-form.ts';
import { FORM_FIELDS } from './job-values.ts';
import { previewedJob } from './previewed-job.ts';
import { EMPTY_SHORT, shortJobCall } from './short-form.ts';
import { EMPTY_SIMPLE, simpleJobCall } from './simple-form.ts';

const CASES = FORM_FIELDS.map((name) => [name, JOB_FIELD_CASES[name]] as const);
const TYPED = Object.fromEntries(CASES.map(([name, { typed, value }]) => [name, typed ?? value]));
const STORED = Object.fromEntries(CASES.map(([name, { value }]) => [name, value]));
const TICKED = {
  eeoAcknowledged: true,
  oshaAcknowledged: true,
  wageTransparencyAcknowledged: true,
  i9Acknowledged: true,
  adaAcknowledged: true,
};

describe('the fields of the job forms', () => {
  it('the full job forms send every field', () => {
    const simple = { ...EMPTY_SIMPLE, ...TYPED, referralBonus: '500', eeoAcknowledged: true };
    const enhanced = { ...EMPTY_ENHANCED, ...TYPED, ...TICKED, hiringBonus: '500' };
    expect(simpleJobCall(simple)).toMatchObject(STORED);
    expect(enhancedPost(enhanced).job).toMatchObject(STORED);
  });

  it('the short job form sends every field or omits it on purpose', () => {
    const asked = Object.keys(EMPTY_SHORT);
    const typed = Object.fromEntries(Object.entries(TYPED).filter(([name]) => asked.includes(name)));
    const sent = Object.entries(shortJobCall({ ...EMPTY_SHORT, ...typed, payAmount: '31' }));
    const expected = Object.fromEntries(CASES.map(([name, { short }]) => [name, short]));
    expect(Object.fromEntries(sent.filter(([name]) => name in STORED))).toEqual(expected);
  });

  it("a job's edit and a copied post start with every field", () => {
    const job = sampleJob(STORED);
    expect(editValues(job)).toMatchObject(STORED);
    expect(enhancedLike(job)).toMatchObject(STORED);
  });

  it("a job's preview shows every field as it will be stored", () => {
    const typed = { ...EMPTY_ENHANCED, ...TYPED, category: 'plumbing' } as const;
    expect(previewedJob(typed, null)).toMatchObject(STORED);
  });

  it("a job's preview shows incomplete fields as typed", () => {
    const begun = { ...EMPTY_ENHANCED, title: 'T', location: 'W', category: 'other' } as const;
    expect(previewedJob(begun, null)).toMatchObject({ title: 'T', location: 'W', requirements: null });
  });
});
