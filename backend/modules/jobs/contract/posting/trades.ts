/** The one trade taxonomy (rules.md#trades), what is built first. Without Zod: the first page loads it. */
export const TRADES = [
  'construction',
  'general-labor',
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

/** What the job forms offer (rules.md#trades). */
export const JOB_CATEGORIES = [
  'general-labor',
  'framing',
  'electrical',
  'plumbing',
  'roofing',
  'concrete',
  'drywall',
  'painting',
  'flooring',
  'hvac',
] as const satisfies readonly Trade[];
export const DEFAULT_JOB_CATEGORY = 'general-labor' satisfies Trade;

/** The industry filter of the landing page and of `/home` (rules.md#trade-filter). */
export const JOB_INDUSTRIES = [
  'construction',
  'electrical',
  'plumbing',
  'carpentry',
  'painting',
] as const satisfies readonly Trade[];
export type JobIndustry = (typeof JOB_INDUSTRIES)[number];

/** The orders of a list of jobs. */
export const JOB_SORTS = ['newest', 'bonus', 'pay', 'distance', 'relevance'] as const;
export type JobSort = (typeof JOB_SORTS)[number];
