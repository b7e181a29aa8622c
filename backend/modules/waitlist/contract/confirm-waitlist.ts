import { z } from 'zod';
import { text } from '#contract/http/primitives.ts';

/** The secret of the link in the email. */
export const waitlistTokenField = text({ min: 1, max: 128 });

export const confirmWaitlistRequestSchema = z.object({ token: waitlistTokenField });

/** Whether the second step is still to come: `closed` once the link has run out. */
const WAITLIST_DETAILS = ['wanted', 'given', 'closed'] as const;

export const waitlistConfirmedSchema = z.object({ details: z.enum(WAITLIST_DETAILS) });
export type WaitlistConfirmed = z.infer<typeof waitlistConfirmedSchema>;
