import { z } from 'zod';
import { bonusField, jobFields, unrequestedFields } from './job-fields.ts';

/** `PATCH /api/jobs/{id}`: what is left out stays as it is; `isActive` closes and reopens (rules.md#job-editing). */
export const editJobRequestSchema = z
  .object({ ...jobFields, ...unrequestedFields, referralBonus: bonusField, isActive: z.boolean() })
  .partial();
export type EditJobInput = z.input<typeof editJobRequestSchema>;
export type EditJobRequest = z.infer<typeof editJobRequestSchema>;
