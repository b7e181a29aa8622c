import { describe, expect, it } from 'vitest';
import { jobFilterFields, storedFilters } from './jobs-query.ts';
import { savedSearchSchema } from './saved-search.ts';

const STORED = { q: 'roofer', industry: 'roofing', minPay: 25 };

describe('filters that were kept before', () => {
  it('say of every filter whether it is asked', () => {
    expect(Object.keys(storedFilters(STORED)).toSorted()).toEqual(Object.keys(jobFilterFields).toSorted());
    expect(storedFilters(STORED)).toMatchObject({ ...STORED, schedule: null, lat: null });
  });

  it('are read without what nobody filters by any more, and what is not understood', () => {
    const old = { ...STORED, shift: 'night', industry: 'blacksmithing', radius: 'far' };
    expect(storedFilters(old)).toEqual(storedFilters({ q: 'roofer', minPay: 25 }));
  });

  it('are an answer', () => {
    const search = { id: '0190f5fe-0000-7000-8000-000000000000', name: 'Roofs', alerts: true };
    const shown = { ...search, query: storedFilters(STORED), createdAt: '2026-03-02T12:00:00.000Z' };
    expect(savedSearchSchema.parse(shown)).toEqual(shown);
  });
});
