/** `agreed`: both sides now match. */
export const DIFFERENCE_STATES = ['open', 'explained', 'agreed'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];

/** Reasons why money is stuck. */
export const STUCK_KINDS = [
  'held_after_end',
  'bonus_unsettled',
  'refund_given_up',
  'charge_unprepared',
] as const;
