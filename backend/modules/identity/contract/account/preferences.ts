import { z } from 'zod';
import { languageSchema } from '#contract/http/primitives.ts';
import { CONTACT_METHODS, type AlertCategory } from '../vocabulary/alerts.ts';

export const contactMethodSchema = z.enum(CONTACT_METHODS);

/** rules.md#alert-categories */
export const alertPreferencesSchema = z.object({
  newJobs: z.boolean(),
  referralUpdates: z.boolean(),
  offers: z.boolean(),
  payouts: z.boolean(),
  community: z.boolean(),
  marketing: z.boolean(),
} satisfies Record<AlertCategory, z.ZodBoolean>);

/** Omitted fields stay as they are. */
export const preferencesRequestSchema = z.object({
  wantsTextAlerts: z.boolean().optional(),
  wantsEmailAlerts: z.boolean().optional(),
  alertPreferences: alertPreferencesSchema.partial().optional(),
  preferredContactMethod: contactMethodSchema.optional(),
  marketingConsent: z.boolean().optional(),
  showOnLeaderboard: z.boolean().optional(),
  showEarnings: z.boolean().optional(),
  language: languageSchema.optional(),
});
export type PreferencesRequest = z.infer<typeof preferencesRequestSchema>;
