import { z } from 'zod';
import { instant } from '#contract/http/primitives.ts';
import { referralStatusSchema, reportFields, workFields } from '../referral-status.ts';

export const rollBackRequestSchema = z.object({ ...reportFields, ...workFields });

export const rollbackSchema = z.object({
  allowed: z.boolean(),
  previousStatus: referralStatusSchema.nullable(),
  previousStatusDisplay: z.string().nullable(),
  expiresAt: instant.nullable(),
  reason: z.string().nullable(),
});
