/** Categories of optional alerts (rules.md#alert-categories). */
export const ALERT_CATEGORIES = [
  'newJobs',
  'referralUpdates',
  'offers',
  'payouts',
  'community',
  'marketing',
] as const;
export type AlertCategory = (typeof ALERT_CATEGORIES)[number];

/** rules.md#contact-preferences */
export const CONTACT_METHODS = ['email', 'sms', 'phone'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];
