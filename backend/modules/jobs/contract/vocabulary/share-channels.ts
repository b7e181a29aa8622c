/** The ways to share a job (rules.md#share-channels). */
export const SHARE_CHANNELS = ['whatsapp', 'facebook', 'sms', 'linkedin', 'email', 'copy'] as const;
export type ShareChannel = (typeof SHARE_CHANNELS)[number];
