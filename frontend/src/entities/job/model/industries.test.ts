import { describe, expect, it } from 'vitest';
import { industryOf, specialtyOf, tradeOf } from './industries.ts';

describe('the industry of an address', () => {
  it('is construction where nothing known is asked for', () => {
    expect(industryOf(null)).toBe('construction');
    expect(industryOf('astronomy')).toBe('construction');
    expect(industryOf('plumbing')).toBe('plumbing');
    expect(industryOf('all')).toBe('all');
  });

  it('is any trade of a search, and nothing that is none', () => {
    expect(tradeOf('roofing')).toBe('roofing');
    expect(tradeOf('all')).toBe('all');
    expect(tradeOf('astronomy')).toBeNull();
    expect(tradeOf(null)).toBeNull();
  });

  it('has kinds of work of its own only', () => {
    expect(specialtyOf('construction', 'roofing')).toBe('roofing');
    expect(specialtyOf('painting', 'roofing')).toBeNull();
    expect(specialtyOf('all', 'roofing')).toBeNull();
  });
});
