import { z } from 'zod';

const LANGUAGES = ['en', 'es'] as const;
export const languageSchema = z.enum(LANGUAGES);

/** rules.md#contact-preferences */
const CONTACT_METHODS = ['email', 'sms', 'phone'] as const;
export const contactMethodSchema = z.enum(CONTACT_METHODS);

/** rules.md#alert-categories */
export const alertPreferencesSchema = z.object({
  newJobs: z.boolean(),
  referralUpdates: z.boolean(),
  offers: z.boolean(),
  payouts: z.boolean(),
  community: z.boolean(),
  marketing: z.boolean(),
});

/** What is missing stays as it is. */
export const preferencesRequestSchema = z.object({
  wantsTextAlerts: z.boolean().optional(),
  wantsEmailAlerts: z.boolean().optional(),
  alertPreferences: alertPreferencesSchema.partial().optional(),
  preferredContactMethod: contactMethodSchema.optional(),
  marketingConsent: z.boolean().optional(),
  language: languageSchema.optional(),
});
export type PreferencesRequest = z.infer<typeof preferencesRequestSchema>;
