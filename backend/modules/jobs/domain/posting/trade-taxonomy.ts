/** Everything that is done on a building site. */
const BUILDING_TRADES = [
  'general-labor',
  'construction',
  'framing',
  'carpentry',
  'electrical',
  'plumbing',
  'roofing',
  'concrete',
  'drywall',
  'painting',
  'flooring',
  'hvac',
  'landscaping',
] as const;

/** Every category a job can have (rules.md#trades). */
export const TRADES = [
  ...BUILDING_TRADES,
  'cleaning',
  'restaurant',
  'healthcare',
  'education',
  'retail',
  'automotive',
  'technology',
  'general',
  'other',
] as const;

export type Trade = (typeof TRADES)[number];

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
