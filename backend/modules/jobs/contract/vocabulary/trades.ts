/** Everything that is done on a building site, what is built first. */
export const BUILDING_TRADES = [
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
] as const;

/** Every category a job can have: the one trade taxonomy (rules.md#trades). */
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

/** The choices of the job forms (rules.md#trades). */
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
