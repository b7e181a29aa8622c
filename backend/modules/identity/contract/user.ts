import { z } from 'zod';
import { count, dollars, instant, uuid } from '#contract/http/primitives.ts';
import { languageSchema } from '#contract/http/primitives.ts';
import { alertPreferencesSchema, contactMethodSchema } from './account/preferences.ts';
import { companySizeSchema, userTypeSchema } from './account/profile-choices.ts';

const companySchema = z.object({
  id: uuid,
  name: z.string(),
  size: companySizeSchema.nullable(),
  industry: z.string().nullable(),
  location: z.string().nullable(),
});

/** The public view of another person: no contact data. */
export const personSchema = z.object({ id: uuid, firstName: z.string(), lastName: z.string() });

export const userSchema = z.object({
  id: uuid,
  /** Null for an account that a confirmed phone opens. */
  email: z.string().nullable(),
  /** Null until the address is confirmed from the mail that goes there. */
  emailVerifiedAt: instant.nullable(),
  /** False for someone who signs in only through a provider. */
  hasPassword: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  /** The printed name of a person whose own letters cannot be printed. */
  latinName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  phone: z.string().nullable(),
  /** Null until a code that was texted there was typed; then it signs its owner in. */
  phoneVerifiedAt: instant.nullable(),
  userType: userTypeSchema,
  location: z.string().nullable(),
  bio: z.string().nullable(),
  skills: z.array(z.string()),
  experience: z.string().nullable(),
  payRate: z.string().nullable(),
  certifications: z.string().nullable(),
  availability: z.string().nullable(),
  transportation: z.string().nullable(),
  referralCode: z.string(),
  referredBy: personSchema.nullable(),
  totalReferrals: count,
  successfulReferrals: count,
  totalEarnings: dollars,
  onboardingCompleted: z.boolean(),
  roleChosenAt: instant.nullable(),
  company: companySchema.nullable(),
  wantsTextAlerts: z.boolean(),
  wantsEmailAlerts: z.boolean(),
  alertPreferences: alertPreferencesSchema,
  preferredContactMethod: contactMethodSchema,
  marketingConsent: z.boolean(),
  showOnLeaderboard: z.boolean(),
  /** Only next to the name. */
  showEarnings: z.boolean(),
  language: languageSchema,
  freeJobPostsRemaining: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type User = z.infer<typeof userSchema>;
