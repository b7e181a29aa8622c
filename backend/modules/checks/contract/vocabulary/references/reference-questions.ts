/** The questions rated from 1 to 5 (rules.md#reference-answers). */
export const RATED = [
  'overall_performance',
  'reliability',
  'technical_skills',
  'safety_awareness',
  'teamwork',
] as const;
export type Rated = (typeof RATED)[number];
export const COMMENTED = ['work_quality', 'strengths', 'concerns'] as const;
export type Commented = (typeof COMMENTED)[number];
