import { z } from 'zod';
import { instant } from '../../../platform/http/contract/primitives.ts';
import { referralStatusSchema } from './referral-status.ts';

/** Why the last action cannot be undone (decision 35). */
export const ROLLBACK_REASONS = {
  noPreviousStatus: 'No previous status to return to',
  unknownTime: 'Unable to determine when the status changed',
  tooLate: 'Rollback time limit exceeded (24 hours)',
  signed: 'A signed offer cannot be undone',
  paidOut: 'A bonus has already been paid out',
} as const;

export const rollbackSchema = z.object({
  allowed: z.boolean(),
  previousStatus: referralStatusSchema.nullable(),
  previousStatusDisplay: z.string().nullable(),
  expiresAt: instant.nullable(),
  reason: z.string().nullable(),
});
export type Rollback = z.infer<typeof rollbackSchema>;
