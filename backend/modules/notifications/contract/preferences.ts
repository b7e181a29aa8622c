import { z } from 'zod';
import { ALERT_CATEGORIES } from '#contract/identity/vocabulary/alerts.ts';
import { NOTIFICATION_CHANNELS, REQUIRED_NOTICES } from './vocabulary/channels.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './vocabulary/notification-kinds.ts';

const kinds = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]];

/** `always` and `never` cannot be chosen: what must be told, and a way that there is not for it. */
const cellSchema = z.enum(['on', 'off', 'always', 'never']);
export type PreferenceCell = z.infer<typeof cellSchema>;

const cellsSchema = z.record(z.enum(NOTIFICATION_CHANNELS), cellSchema);
export type PreferenceCells = z.infer<typeof cellsSchema>;

const preferenceRowSchema = z.object({
  of: z.enum([...ALERT_CATEGORIES, ...REQUIRED_NOTICES]),
  channels: cellsSchema,
  /** What is told in it, where that can be chosen one by one. */
  kinds: z.array(z.object({ kind: z.enum(kinds), title: z.string(), channels: cellsSchema })),
});
export type PreferenceRow = z.infer<typeof preferenceRowSchema>;

/** Everything that someone chooses about being told (rules.md#kinds-and-channels). */
export const notificationPreferencesSchema = z.object({
  rows: z.array(preferenceRowSchema),
  /** Where texts go; without a phone there are none. */
  hasPhone: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

const choiceSchema = z.object({
  /** A category with everything in it, or one kind. */
  of: z.enum([...ALERT_CATEGORIES, ...REQUIRED_NOTICES, ...kinds], 'Unknown kind of notification'),
  channel: z.enum(NOTIFICATION_CHANNELS, 'Unknown channel'),
  on: z.boolean(),
});
export type PreferenceChoice = z.infer<typeof choiceSchema>;

const MOST_CHOICES = 200;

/** What is missing stays as it is. */
export const notificationPreferencesRequestSchema = z.object({
  choices: z.array(choiceSchema).max(MOST_CHOICES, 'Too many choices').optional(),
});
export type NotificationPreferencesRequest = z.infer<typeof notificationPreferencesRequestSchema>;
