/** Ordered, worked on, delivered; or the money is back: nobody delivered it, or the hire came to nothing before that. */
export const SERVICE_ADDON_STATUSES = [
  'pending',
  'in_progress',
  'completed',
  'refunded',
  'canceled',
] as const;
export type ServiceAddonStatus = (typeof SERVICE_ADDON_STATUSES)[number];

/** Why the money went back. */
export const ADDON_RETURN_REASONS = [
  'not_delivered',
  'provider_refused',
  'review_late',
  'came_to_nothing',
  'offer_changed',
  'employer_canceled',
] as const;
export type AddonReturnReason = (typeof ADDON_RETURN_REASONS)[number];

/** Days from the hire, the payment or, for a review, the first day of work, whichever is last (rules.md#undelivered-add-ons). */
export const DELIVERY_DAYS = 30;
