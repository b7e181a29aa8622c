/** Roles in a board, the weakest first. */
export const BOARD_ROLES = ['member', 'moderator', 'owner'] as const;
export type BoardRole = (typeof BOARD_ROLES)[number];

/** Industries that a board may be made for. Source: rules.md#trades. */
export const BOARD_INDUSTRIES = [
  'construction',
  'electrical',
  'plumbing',
  'carpentry',
  'painting',
  'roofing',
  'hvac',
  'restaurant',
  'healthcare',
  'education',
  'retail',
  'cleaning',
  'landscaping',
  'automotive',
  'technology',
  'other',
] as const;
export type BoardIndustry = (typeof BOARD_INDUSTRIES)[number];
