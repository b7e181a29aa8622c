import { z } from 'zod';
import { cursorSchema, limitSchema } from '#contract/http/lists.ts';
import { instant, optionalText } from '#contract/http/primitives.ts';

const OUTBOX_CHANNELS = ['sms', 'email'] as const;
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

/** `?to=`: a phone number in E.164 or an email address. */
export const outboxQuerySchema = z.object({
  to: optionalText(254),
  limit: limitSchema,
  cursor: cursorSchema,
});
