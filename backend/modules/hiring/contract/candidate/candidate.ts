import { z } from 'zod';
import { count, instant, optionalParagraphs, optionalText, text, uuid } from '#contract/http/primitives.ts';
import { fitItemSchema } from '../employer/job-match.ts';
import { backgroundCheckStatusSchema } from '../referral.ts';
import {
  PROFILE_AUTHORS,
  PROFILE_CERTIFICATIONS_MAX,
  PROFILE_READERS,
  PROFILE_SKILLS_MAX,
  PROFILE_STATUSES,
  PROFILE_TEXT_MAX,
} from '../vocabulary/candidate-profile.ts';

/** Only for the employer; null if nothing was requested (rules.md#check-private). */
const backgroundCheckDataSchema = z.object({
  packageType: z.string(),
  requestedAt: instant,
  completedAt: instant.nullable(),
});

/** The candidate as each side of a referral sees them; contact data masked as on the referral (rules.md#masked-contact). */
export const candidateProfileSchema = z.object({
  referralId: uuid,
  /** The side that reads. */
  reader: z.enum(PROFILE_READERS),
  job: z.object({ id: uuid, title: z.string(), company: z.string(), location: z.string() }),
  /** Null for a quick apply without a referral context. */
  referredBy: z.object({ firstName: z.string(), relationship: z.string().nullable() }).nullable(),
  workerName: z.string(),
  workerPhone: z.string(),
  workerEmail: z.string().nullable(),
  isConfirmed: z.boolean(),
  professionalSummary: z.string().nullable(),
  keySkills: z.array(z.string()),
  /** Those of the key skills that the referrer has seen at work (rules.md#vouched-skills). */
  skillsVerified: z.array(z.string()),
  workExperience: z.string().nullable(),
  certifications: z.array(z.string()),
  availability: z.string().nullable(),
  desiredPayRate: z.string().nullable(),
  transportation: z.string().nullable(),
  /** `not-requested` without a check; null for everyone but the employer (rules.md#check-private). */
  backgroundCheckStatus: z.enum(['not-requested', ...backgroundCheckStatusSchema.options]).nullable(),
  backgroundCheckData: backgroundCheckDataSchema.nullable(),
  backgroundCheckConsent: z.boolean().nullable(),
  consentRequestSentAt: instant.nullable(),
  consentReceivedAt: instant.nullable(),
  fcraDisclosureVersion: z.string().nullable(),
  /** The candidate compared with the job, only for the employer; no score (rules.md#no-scores). */
  fit: z.object({ matched: z.array(fitItemSchema), missing: z.array(fitItemSchema) }).nullable(),
  references: z.object({ asked: count, answered: count }),
  /** The average of the references, 1 to 5; only for the employer (rules.md#reference-score). */
  referenceScore: z.number().min(1).max(5).nullable(),
  presentationUrl: z.url(),
  /** People of the employer's side, not visits (rules.md#counted-once). */
  viewCount: count,
  interestCount: count,
  /** When the reader said so. */
  interestedAt: instant.nullable(),
  status: z.enum(PROFILE_STATUSES),
  writtenBy: z.enum(PROFILE_AUTHORS).nullable(),
  canWrite: z.boolean(),
  canShowInterest: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});
export type CandidateProfile = z.infer<typeof candidateProfileSchema>;

const SOMETHING_MISSING = 'Add a summary, experience or at least one skill before you share it';
const TOO_MANY = 'This list is too long';

const words = (most: number) =>
  z
    .array(text({ max: 80 }))
    .max(most, TOO_MANY)
    .nullish()
    .transform((all) => [...new Set((all ?? []).filter((one) => one !== ''))]);

/** The whole profile as its author writes it. One that is published says something (rules.md#profile-author). */
export const writeProfileRequestSchema = z
  .object({
    status: z.enum(['draft', 'published']),
    professionalSummary: optionalParagraphs(PROFILE_TEXT_MAX),
    keySkills: words(PROFILE_SKILLS_MAX),
    workExperience: optionalParagraphs(PROFILE_TEXT_MAX),
    certifications: words(PROFILE_CERTIFICATIONS_MAX),
    availability: optionalText(80),
    desiredPayRate: optionalText(100),
    transportation: optionalText(80),
  })
  .superRefine(({ status, professionalSummary, workExperience, keySkills }, ctx) => {
    if (status === 'draft' || professionalSummary || workExperience || keySkills.length > 0) return;
    ctx.addIssue({ code: 'custom', path: ['professionalSummary'], message: SOMETHING_MISSING });
  });
export type WriteProfileInput = z.input<typeof writeProfileRequestSchema>;

/** The key skills that the referrer has seen; all others lose their vouch. */
export const vouchRequestSchema = z.object({ skills: words(PROFILE_SKILLS_MAX) });
