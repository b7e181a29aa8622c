import { BUILDING_TRADES, TRADES, type Trade } from '../../contract/vocabulary/trades.ts';

/** The categories an industry filter finds: construction every building trade, carpentry framing too (rules.md#trade-filter). */
export function tradesOfIndustry(industry: string): readonly string[] {
  if (industry === 'construction') return BUILDING_TRADES;
  if (industry === 'carpentry') return ['carpentry', 'framing'];
  return [industry];
}

export function matchesIndustry(category: string, industry: string): boolean {
  return tradesOfIndustry(industry).includes(category);
}

export function isTrade(text: string): text is Trade {
  return TRADES.some((trade) => trade === text);
}
