/** Ordered, in progress, delivered, or refunded: it was not delivered, or the hire came to nothing first. */
export const SERVICE_ADDON_STATUSES = [
  'pending',
  'in_progress',
  'completed',
  'refunded',
  'canceled',
] as const;
export type ServiceAddonStatus = (typeof SERVICE_ADDON_STATUSES)[number];

/** The reason for the refund. */
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

/** The employer's actions on an ordered add-on. */
export const SERVICE_ADDON_ACTIONS = ['cancel'] as const;
export type ServiceAddonAction = (typeof SERVICE_ADDON_ACTIONS)[number];
