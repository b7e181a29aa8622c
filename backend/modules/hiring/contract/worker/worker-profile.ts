import { z } from 'zod';
import { count } from '#contract/http/primitives.ts';

/** The counted fields of a worker's profile, and how much of it is filled in (rules.md#complete-profile). */
export const workerProfileSchema = z.object({
  location: z.string().nullable(),
  skills: z.array(z.string()),
  experience: z.string().nullable(),
  payRate: z.string().nullable(),
  certifications: z.string().nullable(),
  phone: z.string().nullable(),
  /** Whole percent. */
  completion: count,
});
