import { z } from 'zod';
import { optionalNumber } from '#contract/http/numbers.ts';
import { optionalText, text } from '#contract/http/primitives.ts';
import { bonusField, jobFields } from './job-fields.ts';

const coordinate = (most: number) => optionalNumber({ min: -most, max: most });

/** `PATCH /api/jobs/{id}`: what is left out stays as it is; `isActive` closes and reopens (rules.md#job-editing). */
export const editJobRequestSchema = z.object({
  title: jobFields.title.optional(),
  company: jobFields.company.optional(),
  description: jobFields.description.optional(),
  location: jobFields.location.optional(),
  payRate: jobFields.payRate.optional(),
  schedule: jobFields.schedule.optional(),
  category: jobFields.category.optional(),
  referralBonus: bonusField.optional(),
  requirements: optionalText(5000).optional(),
  requiredSkills: z
    .array(text({ min: 1, max: 80 }))
    .max(50)
    .optional(),
  latitude: coordinate(90).optional(),
  longitude: coordinate(180).optional(),
  maxDistance: z.int().min(0).max(5000).optional(),
  isActive: z.boolean().optional(),
});
export type EditJobInput = z.input<typeof editJobRequestSchema>;
export type EditJobRequest = z.infer<typeof editJobRequestSchema>;
