import { z } from 'zod';

export const LANGUAGES = ['en', 'es'] as const;
export const languageSchema = z.enum(LANGUAGES);
export type Language = z.infer<typeof languageSchema>;

/** Decision 88. */
export const CONTACT_METHODS = ['email', 'sms', 'phone'] as const;
export const contactMethodSchema = z.enum(CONTACT_METHODS);
export type ContactMethod = z.infer<typeof contactMethodSchema>;

/** Decision 88. */
export const alertPreferencesSchema = z.object({
  newJobs: z.boolean(),
  referralUpdates: z.boolean(),
  offers: z.boolean(),
  payouts: z.boolean(),
  community: z.boolean(),
  marketing: z.boolean(),
});
export type AlertPreferences = z.infer<typeof alertPreferencesSchema>;

/** What is left out stays as it is. */
export const changePreferencesRequestSchema = z.object({
  wantsTextAlerts: z.boolean().optional(),
  wantsEmailAlerts: z.boolean().optional(),
  alertPreferences: alertPreferencesSchema.partial().optional(),
  preferredContactMethod: contactMethodSchema.optional(),
  marketingConsent: z.boolean().optional(),
  language: languageSchema.optional(),
});
export type ChangePreferencesRequest = z.infer<typeof changePreferencesRequestSchema>;
