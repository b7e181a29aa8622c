import { describe, expect, it } from 'vitest';
import { EVERY_JOB, type JobCriteria } from '#modules/jobs/application/search/job-search.ts';
import { spoken } from '#modules/jobs/domain/search/trade-words.ts';
import { isPlain } from './open-jobs-statement.ts';

const ASKED: Record<Exclude<keyof JobCriteria, 'order'>, Partial<JobCriteria>> = {
  trades: { trades: ['framing', 'roofing'] },
  terms: { terms: [{ typed: 'framer', alternatives: [spoken('framer', null)], isBeginning: false }] },
  schedule: { schedule: ['nights'] },
  location: { location: [['austin']] },
  place: { place: { latitude: 30, longitude: -97, radius: 25 } },
  minPayCents: { minPayCents: 25_00 },
  minBonusCents: { minBonusCents: 0 },
};

describe('a plain search', () => {
  it('a plain search has an order, and one trade or many', () => {
    expect(isPlain(EVERY_JOB)).toBe(true);
    expect(isPlain({ ...EVERY_JOB, order: 'pay', trades: ['framing'] })).toBe(true);
    expect(isPlain({ ...EVERY_JOB, trades: ['a', 'b', 'c', 'd', 'e', 'f'] })).toBe(true);
  });

  it.each(Object.entries(ASKED))('a plain search has no %s', (_name, asked) => {
    expect(isPlain({ ...EVERY_JOB, ...asked })).toBe(false);
  });

  it('a search with an unknown filter is not plain', () => {
    const unheard = { ...EVERY_JOB, pension: 'yes' };
    expect(isPlain(unheard)).toBe(false);
  });
});
