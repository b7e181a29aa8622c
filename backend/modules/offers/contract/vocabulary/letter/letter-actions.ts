/** The employer's actions on a letter or an addendum (rules.md#offer-statuses). */
export const LETTER_ACTIONS = [
  'pay',
  'send',
  'amend',
  'extend',
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
