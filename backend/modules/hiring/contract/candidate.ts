import { z } from 'zod';
import { count, instant, uuid } from '#contract/http/primitives.ts';
import { backgroundCheckStatusSchema } from './referral.ts';

/** The candidate as the employer and the referrer see them; contact data masked as on the referral (rules.md#masked-contact). */
export const candidateProfileSchema = z.object({
  referralId: uuid,
  workerName: z.string(),
  workerPhone: z.string(),
  workerEmail: z.string().nullable(),
  professionalSummary: z.string().nullable(),
  keySkills: z.array(z.string()),
  workExperience: z.string().nullable(),
  certifications: z.array(z.string()),
  availability: z.string().nullable(),
  desiredPayRate: z.string().nullable(),
  transportation: z.string().nullable(),
  backgroundCheckStatus: backgroundCheckStatusSchema.nullable(),
  references: z.object({ asked: count, answered: count }),
  /** How often the employer has looked. */
  viewCount: count,
  createdAt: instant,
  updatedAt: instant,
});
export type CandidateProfile = z.infer<typeof candidateProfileSchema>;
