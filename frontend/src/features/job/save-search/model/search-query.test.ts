import { describe, expect, it } from 'vitest';
import { storedFilters } from '#contract/jobs/search/jobs-query.ts';
import { addressOf, isSameSearch, queryOf } from './search-query.ts';

describe('a saved search', () => {
  it('a saved search becomes an address without empty parameters', () => {
    const { query } = storedFilters({ q: 'roofer', industry: 'roofing', minPay: 25 });
    expect(addressOf({ query })).toEqual({ q: 'roofer', industry: 'roofing', minPay: '25' });
  });

  it('two searches are the same regardless of their sort order', () => {
    expect(isSameSearch({ q: 'roofer', sort: 'pay' }, { q: 'roofer' })).toBe(true);
    expect(isSameSearch({ q: 'roofer' }, { q: 'roofer', minPay: '25' })).toBe(false);
    expect(queryOf({ q: 'roofer', sort: 'pay' })).toEqual({ q: 'roofer' });
  });
});
