import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  orderOf,
  readSearchParams,
  writeSearchParams,
  type SearchParams,
} from './search-params.ts';

const read = (address: string) => readSearchParams(new URLSearchParams(address), 'all');

/** A value for every parameter. */
const ASKED: Record<keyof SearchParams, string> = {
  q: 'roofer',
  industry: 'roofing',
  location: 'Austin, TX',
  lat: '30.27',
  lng: '-97.74',
  radius: '50',
  minPay: '25',
  minBonus: '500',
  schedule: 'full-time',
  sort: 'distance',
};

describe('the search in an address', () => {
  it('a search with every parameter survives writing and reading', () => {
    const search = read(new URLSearchParams(ASKED).toString());
    expect(search).toMatchObject({ q: 'roofer', industry: 'roofing', radius: 50, sort: 'distance' });
    expect(writeSearchParams(search, 'all')).toEqual(ASKED);
  });

  it('an empty address means an empty search', () => {
    expect(writeSearchParams(read(''), 'all')).toEqual({});
    expect(isFiltered(read('sort=bonus'))).toBe(false);
    expect(isFiltered(read('minPay=20'))).toBe(true);
  });

  it('invalid values are ignored', () => {
    const search = read('industry=astronomy&radius=-3&minPay=plenty&minBonus=&sort=best&lat=30.27');
    expect(search).toEqual(read(''));
  });

  it("a search starts with the screen's trade, which can be removed", () => {
    const home = readSearchParams(new URLSearchParams(), 'construction');
    expect(home.industry).toBe('construction');
    expect(writeSearchParams({ ...home, industry: 'all' }, 'construction')).toEqual({ industry: 'all' });
  });

  it('a radius is written only together with a place', () => {
    expect(writeSearchParams(read('radius=50'), 'all')).toEqual({});
    expect(writeSearchParams(read('radius=50&lat=30.27&lng=-97.74'), 'all')).toHaveProperty('radius', '50');
  });
});

describe('the order of a search', () => {
  it('a search with words is sorted by relevance, and others by date', () => {
    expect(orderOf(read('q=roofer'))).toBe('relevance');
    expect(orderOf(read(''))).toBe('newest');
    expect(orderOf(read('q=roofer&sort=pay'))).toBe('pay');
  });

  it('sorting by distance needs a place, and sorting by relevance needs words', () => {
    expect(orderOf(read('sort=distance'))).toBe('newest');
    expect(orderOf(read('sort=distance&location=Austin'))).toBe('distance');
    expect(orderOf(read('sort=relevance'))).toBe('newest');
  });
});
