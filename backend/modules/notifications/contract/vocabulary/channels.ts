/** The channels that carry notices. */
export const NOTIFICATION_CHANNELS = ['inbox', 'email', 'text', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** How often the emails of some time go out as one. */
export const DIGESTS = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];

/** Required notices, by the reason: no one can switch them off (rules.md#always-told). */
export const REQUIRED_NOTICES = ['security', 'receipts', 'decisions'] as const;
export type RequiredNotice = (typeof REQUIRED_NOTICES)[number];
