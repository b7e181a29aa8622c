import { z } from 'zod';
import { instant } from '#contract/http/primitives.ts';
import { referralStatusSchema, reportPart, workFields } from '../referral-status.ts';

export const rollBackRequestSchema = z.object({ reportPlaysPart: reportPart, ...workFields });

export const rollbackSchema = z.object({
  allowed: z.boolean(),
  previousStatus: referralStatusSchema.nullable(),
  previousStatusDisplay: z.string().nullable(),
  expiresAt: instant.nullable(),
  reason: z.string().nullable(),
});
