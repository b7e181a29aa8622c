import { describe, expect, it } from 'vitest';
import { isTrade, matchesIndustry } from './trade-taxonomy.ts';
import { TRADES } from '../../contract/vocabulary/trades.ts';

describe('trades', () => {
  it('finds every building trade under construction, and nothing else', () => {
    expect(TRADES.filter((trade) => !matchesIndustry(trade, 'construction'))).toEqual([
      'cleaning',
      'restaurant',
      'healthcare',
      'education',
      'retail',
      'automotive',
      'technology',
      'general',
      'other',
    ]);
  });

  it('finds framing under carpentry, and otherwise only the trade itself', () => {
    expect(matchesIndustry('framing', 'carpentry')).toBe(true);
    expect(matchesIndustry('carpentry', 'framing')).toBe(false);
    expect(matchesIndustry('electrical', 'electrical')).toBe(true);
    expect(matchesIndustry('plumbing', 'electrical')).toBe(false);
  });

  it('knows its own words', () => {
    expect(isTrade('hvac')).toBe(true);
    expect(isTrade('astronomy')).toBe(false);
  });
});
