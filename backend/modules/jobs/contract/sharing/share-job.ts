import { z } from 'zod';

const SHARE_CHANNELS = ['whatsapp', 'facebook', 'sms', 'linkedin', 'email', 'copy'] as const;
export const shareChannelSchema = z.enum(SHARE_CHANNELS, { error: 'Unknown channel' });
export type ShareChannel = z.infer<typeof shareChannelSchema>;

export const shareJobRequestSchema = z.object({ channel: shareChannelSchema });
export type ShareJobRequest = z.infer<typeof shareJobRequestSchema>;
