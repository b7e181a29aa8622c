import type { BoardIndustry } from '#contract/community/vocabulary/boards.ts';
import type { Trade } from '#contract/jobs/vocabulary/trades.ts';

/** Always offered, in this order (rules.md#trades). */
const FILTER_INDUSTRIES = [
  'construction',
  'electrical',
  'plumbing',
  'framing',
  'roofing',
  'hvac',
  'general',
  'restaurant',
  'healthcare',
  'education',
  'retail',
] as const satisfies readonly Trade[];

/** The fixed industries, then those of listed boards and of the address. */
export function offeredIndustries(ofBoards: readonly BoardIndustry[], asked: Trade | ''): readonly Trade[] {
  return [...new Set<Trade>([...FILTER_INDUSTRIES, ...ofBoards, ...(asked === '' ? [] : [asked])])];
}
