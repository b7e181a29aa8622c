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
  /** What a job says then; as it was typed, where nothing else is given. */
  readonly said?: string;
  /** What the short form sends, which asks for a part of them (rules.md#page-job-form); undefined where it is silent. */
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

describe('every field of the job forms', () => {
  it('is sent by the forms that ask for all of them', () => {
    const simple = { ...EMPTY_SIMPLE, ...TYPED, referralBonus: '500', eeoAcknowledged: true };
    const enhanced = { ...EMPTY_ENHANCED, ...TYPED, ...TICKED, hiringBonus: '500' };
    expect(simpleJobCall(simple)).toMatchObject(SAID);
    expect(enhancedPost(enhanced).job).toMatchObject(SAID);
  });

  it('is sent by the short form, or left out there on purpose', () => {
    const asked = Object.keys(EMPTY_SHORT);
    const typed = Object.fromEntries(Object.entries(TYPED).filter(([name]) => asked.includes(name)));
    const sent = Object.entries(shortJobCall({ ...EMPTY_SHORT, ...typed, payAmount: '31' }));
    const expected = Object.fromEntries(CASES.map(([name, { short }]) => [name, short]));
    expect(Object.fromEntries(sent.filter(([name]) => name in FIELDS))).toEqual(expected);
  });

  it('is held by an edit, and by a post that begins as an earlier job', () => {
    const job = sampleJob(SAID);
    expect(editValues(job)).toMatchObject(SAID);
    expect(enhancedLike(job)).toMatchObject(SAID);
  });

  it('is previewed as it will be kept', () => {
    const typed = { ...EMPTY_ENHANCED, ...TYPED, category: 'plumbing' } as const;
    expect(previewedJob(typed, null)).toMatchObject(SAID);
  });

  it('is previewed as it stands while it is being typed', () => {
    const begun = { ...EMPTY_ENHANCED, title: 'T', location: 'W', category: 'other' } as const;
    expect(previewedJob(begun, null)).toMatchObject({ title: 'T', location: 'W', requirements: null });
  });
});
