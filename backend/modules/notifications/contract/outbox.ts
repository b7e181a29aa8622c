import { z } from 'zod';
import { cursorSchema, limitSchema } from '#contract/http/lists.ts';
import { instant, optionalText } from '#contract/http/primitives.ts';

export const OUTBOX_CHANNELS = ['sms', 'email'] as const;
export type OutboxChannel = (typeof OUTBOX_CHANNELS)[number];
export const outboxMessageSchema = z.object({
  channel: z.enum(OUTBOX_CHANNELS),
  to: z.string(),
  /** Null for texts. */
  subject: z.string().nullable(),
  body: z.string(),
  at: instant,
});
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;
export const outboxMessageListSchema = z.array(outboxMessageSchema);

export const outboxQuerySchema = z.strictObject({
  /** All of a phone number in E.164 or an email address. */
  to: optionalText(254),
  /** A part of a phone number or an email address. */
  recipient: optionalText(254),
  channel: z
    .union([z.literal(''), z.enum(OUTBOX_CHANNELS)], { error: 'Unknown channel' })
    .nullish()
    .transform((channel) => channel || null),
  /** A part of the subject or the text. */
  q: optionalText(200),
  limit: limitSchema,
  cursor: cursorSchema,
});
