import { describe, expect, it } from 'vitest';
import { jobFilterFields, storedFilters } from './jobs-query.ts';
import { savedSearchSchema } from './saved-search.ts';

const STORED = { q: 'roofer', industry: 'roofing', minPay: 25 };

describe('stored filters', () => {
  it('stored filters include every filter, set or not', () => {
    const { query, isOutdated } = storedFilters(STORED);
    expect(Object.keys(query).toSorted()).toEqual(Object.keys(jobFilterFields).toSorted());
    expect(query).toMatchObject({ ...STORED, schedule: null, lat: null });
    expect(isOutdated).toBe(false);
  });

  it.each([
    ['a filter that there is no more', { pension: 'yes' }],
    ['a value that there is no more', { category: 'blacksmithing' }],
    ['a number that is none', { radius: 'far' }],
    ['half a spot', { lat: 30.27 }],
  ])('stored filters are outdated with %s', (_what, old) => {
    const { query, isOutdated } = storedFilters({ ...STORED, ...old });
    expect(isOutdated).toBe(true);
    expect(query).toMatchObject(STORED);
  });

  it('stored filters are not outdated if a removed filter was empty', () => {
    expect(storedFilters({ ...STORED, pension: null, union: '' })).toEqual(storedFilters(STORED));
  });

  it('stored filters form a valid answer', () => {
    const search = { id: '0190f5fe-0000-7000-8000-000000000000', name: 'Roofs', alerts: true };
    const shown = { ...search, ...storedFilters(STORED), createdAt: '2026-03-02T12:00:00.000Z' };
    expect(savedSearchSchema.parse(shown)).toEqual(shown);
  });
});
