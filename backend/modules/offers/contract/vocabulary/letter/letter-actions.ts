/** The employer's actions on a letter or an addendum (rules.md#offer-statuses). */
export const LETTER_ACTIONS = [
  'pay',
  'send',
  'amend',
  'extend',
  /** The link that requires a code (rules.md#copied-links). */
  'copy_link',
  'renew_link',
  'record_paper',
  'add_scan',
  'accept_counter',
  'decline_counter',
  'add_addendum',
  'withdraw',
  'replace',
] as const;
export type LetterAction = (typeof LETTER_ACTIONS)[number];

/** The employer's actions on a candidate's request (rules.md#paper-and-withdrawal). */
export const REQUEST_ACTIONS = ['mark_mailed'] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];
