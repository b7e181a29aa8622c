import { describe, expect, it } from 'vitest';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { editValues } from './edit-form.ts';
import { EMPTY_ENHANCED, enhancedLike, enhancedPost } from './enhanced-form.ts';
import type { FormField } from './job-values.ts';
import { previewedJob } from './previewed-job.ts';
import { EMPTY_SHORT, shortJobCall } from './short-form.ts';
import { EMPTY_SIMPLE, simpleJobCall } from './simple-form.ts';

interface FieldCase {
  readonly typed: string;
  /** The job's stored value, if it differs from the typed one. */
  readonly said?: string;
  /** The short form's value (rules.md#page-job-form); undefined if the form does not send the field. */
  readonly short: string | null | undefined;
}

const FIELDS: Record<FormField, FieldCase> = {
  title: { typed: 'Tin roofer', short: 'Tin roofer' },
  company: { typed: 'Tin & Co', short: 'Tin & Co' },
  description: {
    typed: 'Seams and gutters on old houses, with a crew of five men.',
    short: 'Seams and gutters on old houses, with a crew of five men.',
  },
  location: { typed: 'Waco, TX', short: 'Waco, TX' },
  payRate: { typed: '31', said: '$31/hour', short: '$31/hour' },
  schedule: { typed: 'part-time', short: 'part-time' },
  category: { typed: 'plumbing', short: 'general-labor' },
  requirements: { typed: 'Own ladder', short: null },
};
const CASES = Object.entries(FIELDS);
const TYPED = Object.fromEntries(CASES.map(([name, { typed }]) => [name, typed]));
const SAID = Object.fromEntries(CASES.map(([name, { typed, said }]) => [name, said ?? typed]));
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
    expect(simpleJobCall(simple)).toMatchObject(SAID);
    expect(enhancedPost(enhanced).job).toMatchObject(SAID);
  });

  it('the short job form sends every field or omits it on purpose', () => {
    const asked = Object.keys(EMPTY_SHORT);
    const typed = Object.fromEntries(Object.entries(TYPED).filter(([name]) => asked.includes(name)));
    const sent = Object.entries(shortJobCall({ ...EMPTY_SHORT, ...typed, payAmount: '31' }));
    const expected = Object.fromEntries(CASES.map(([name, { short }]) => [name, short]));
    expect(Object.fromEntries(sent.filter(([name]) => name in FIELDS))).toEqual(expected);
  });

  it("a job's edit and a copied post start with every field", () => {
    const job = sampleJob(SAID);
    expect(editValues(job)).toMatchObject(SAID);
    expect(enhancedLike(job)).toMatchObject(SAID);
  });

  it("a job's preview shows every field as it will be stored", () => {
    const typed = { ...EMPTY_ENHANCED, ...TYPED, category: 'plumbing' } as const;
    expect(previewedJob(typed, null)).toMatchObject(SAID);
  });

  it("a job's preview shows incomplete fields as typed", () => {
    const begun = { ...EMPTY_ENHANCED, title: 'T', location: 'W', category: 'other' } as const;
    expect(previewedJob(begun, null)).toMatchObject({ title: 'T', location: 'W', requirements: null });
  });
});
