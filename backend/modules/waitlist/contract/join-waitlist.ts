import { z } from 'zod';
import { email, optionalText } from '#contract/http/primitives.ts';

const EMAIL_INVALID = 'Please enter a valid email address';

/** One field on the screen (rules.md#waitlist-details); `source` says how someone came to it. */
export const joinWaitlistRequestSchema = z.object({
  email: email(EMAIL_INVALID),
  source: optionalText(100),
});
export type JoinWaitlistRequest = z.input<typeof joinWaitlistRequestSchema>;

/** The same for a new, an unconfirmed and a confirmed address (rules.md#waitlist-reveals-nothing). */
export const waitlistJoinedSchema = z.object({ message: z.string() });
export type WaitlistJoined = z.infer<typeof waitlistJoinedSchema>;
