import { describe, expect, it } from 'vitest';
import { JOB_INDUSTRIES as CONTRACT, TRADES } from '../../../../../backend/modules/hiring/contract/trades.ts';
import { industryOf, JOB_INDUSTRIES, SEARCH_TRADES, specialtyOf, tradeOf } from './industries.ts';

describe('the industry of an address', () => {
  it('is construction where nothing known is asked for', () => {
    expect(industryOf(null)).toBe('construction');
    expect(industryOf('astronomy')).toBe('construction');
    expect(industryOf('plumbing')).toBe('plumbing');
    expect(industryOf('all')).toBe('all');
  });

  it('offers what the contract offers', () => {
    expect(JOB_INDUSTRIES).toEqual(CONTRACT);
    expect(SEARCH_TRADES.toSorted()).toEqual(TRADES.toSorted());
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
