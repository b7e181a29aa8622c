/** The candidate's actions on a letter or an addendum (rules.md#offer-page). */
export const SIGNING_ACTIONS = ['sign', 'decline', 'counter', 'ask_for_paper', 'withdraw_consent'] as const;
export type SigningAction = (typeof SIGNING_ACTIONS)[number];
