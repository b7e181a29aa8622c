/** The reasons for refunding an add-on (rules.md#undelivered-add-ons). */
const ADD_ON_CAUSES = [
  'not_delivered',
  'provider_refused',
  'review_late',
  'came_to_nothing',
  'offer_changed',
  'employer_canceled',
] as const;
export type AddOnRefundCause = (typeof ADD_ON_CAUSES)[number];

/** The reasons for refunding a hire's payment before that hire. */
const UNHIRED_CAUSES = [
  'offer_declined',
  'offer_expired',
  'offer_withdrawn',
  'offer_undone',
  'not_hired',
  'candidate_declined',
] as const;
export type UnhiredCause = (typeof UNHIRED_CAUSES)[number];

/**
 * The reasons for a refund to an employer, recorded with its request. `unknown`: requested before causes were
 * recorded.
 */
export const REFUND_CAUSES = [
  ...UNHIRED_CAUSES,
  ...ADD_ON_CAUSES,
  'hire_ended',
  'hired_without_letter',
  'paid_twice',
  'paid_too_late',
  'post_closed',
  'bank_paid',
  'dispute_won',
  'admin',
  'provider',
  'unknown',
] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];
