/** Automatic findings about a text. They never decide anything (rules.md#machines-only-flag). */
export const AUTO_FLAGS = [
  'many_links',
  'blocked_domain',
  'repeated_text',
  'phone_number',
  'pay_bait',
] as const;
export type AutoFlag = (typeof AUTO_FLAGS)[number];
