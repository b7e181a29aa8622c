import { describe, expect, it } from 'vitest';
import { isTrade, matchesIndustry } from './trade-taxonomy.ts';
import { TRADES } from '../../contract/vocabulary/trades.ts';

describe('trades', () => {
  it('construction includes every building trade, and nothing else', () => {
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

  it('carpentry includes framing, and other trades only themselves', () => {
    expect(matchesIndustry('framing', 'carpentry')).toBe(true);
    expect(matchesIndustry('carpentry', 'framing')).toBe(false);
    expect(matchesIndustry('electrical', 'electrical')).toBe(true);
    expect(matchesIndustry('plumbing', 'electrical')).toBe(false);
  });

  it('only the listed trades are trades', () => {
    expect(isTrade('hvac')).toBe(true);
    expect(isTrade('astronomy')).toBe(false);
  });
});
