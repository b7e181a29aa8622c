import { z } from 'zod';
import { instant } from '#contract/http/primitives.ts';
import { referralStatusSchema, reportPart } from './referral-status.ts';

export const rollBackRequestSchema = z.object({ reportPlaysPart: reportPart });

export const rollbackSchema = z.object({
  allowed: z.boolean(),
  previousStatus: referralStatusSchema.nullable(),
  previousStatusDisplay: z.string().nullable(),
  expiresAt: instant.nullable(),
  reason: z.string().nullable(),
});
