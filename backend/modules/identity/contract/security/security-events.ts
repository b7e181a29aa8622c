import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { instant, uuid } from '#contract/http/primitives.ts';
import { SECURITY_EVENT_KINDS } from '../vocabulary/security-events.ts';

export const securityEventsQuerySchema = listQuerySchema;

export const securityEventSchema = z.object({
  id: uuid,
  at: instant,
  kind: z.enum(SECURITY_EVENT_KINDS),
  /** A word of the vocabulary: the way in, what ended, the new role, what was exported. */
  detail: z.string().nullable(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** A sign-in on a device that this person had never signed in on. */
  isNewDevice: z.boolean(),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;
export const securityEventsSchema = z.array(securityEventSchema);
