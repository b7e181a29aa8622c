import { z } from 'zod';
import { SHARE_CHANNELS } from '../vocabulary/share-channels.ts';

const shareChannelSchema = z.enum(SHARE_CHANNELS, { error: 'Unknown channel' });

export const shareJobRequestSchema = z.object({ channel: shareChannelSchema });
export type ShareJobRequest = z.infer<typeof shareJobRequestSchema>;
