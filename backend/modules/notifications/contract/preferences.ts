import { z } from 'zod';
import { instant } from '#contract/http/primitives.ts';
import { ALERT_CATEGORIES } from '#contract/identity/vocabulary/alerts.ts';
import { DIGESTS, NOTIFICATION_CHANNELS, REQUIRED_NOTICES } from './vocabulary/channels.ts';
import { MAIL_PROBLEMS } from './vocabulary/mail-problems.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './vocabulary/notification-kinds.ts';

const kinds = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]];

/** `always` and `never` cannot be changed: required notices, and unavailable channels. */
const cellSchema = z.enum(['on', 'off', 'always', 'never']);
export type PreferenceCell = z.infer<typeof cellSchema>;

const cellsSchema = z.record(z.enum(NOTIFICATION_CHANNELS), cellSchema);
export type PreferenceCells = z.infer<typeof cellsSchema>;

const preferenceRowSchema = z.object({
  of: z.enum([...ALERT_CATEGORIES, ...REQUIRED_NOTICES]),
  channels: cellsSchema,
  /** The notices in it, if they can be chosen one by one. */
  kinds: z.array(z.object({ kind: z.enum(kinds), title: z.string(), channels: cellsSchema })),
});
export type PreferenceRow = z.infer<typeof preferenceRowSchema>;

const hour = z.int('Choose a full hour').min(0, 'Choose a full hour').max(23, 'Choose a full hour');
const weekday = z
  .int('Choose a day of the week')
  .min(0, 'Choose a day of the week')
  .max(6, 'Choose a day of the week');
const every = z.enum(DIGESTS, 'Choose off, daily or weekly');

/** All notification settings of a person (rules.md#kinds-and-channels). */
export const notificationPreferencesSchema = z.object({
  rows: z.array(preferenceRowSchema),
  /** Where texts go; without a phone there are none. */
  hasPhone: z.boolean(),
  /** Why emails to the person's address have stopped; null where they have not (rules.md#dead-address). */
  emailProblem: z.enum(MAIL_PROBLEMS).nullable(),
  /** Whether any device is pushed to; without one there are no pushes. */
  hasPush: z.boolean(),
  /** One email a day or a week in place of single ones (rules.md#digest). Sunday is 0; the day counts for a weekly one. */
  digest: z.object({ every, hour, weekday, nextAt: instant.nullable() }),
  /** From a full hour until another; none where both are the same (rules.md#own-quiet-hours). */
  quietHours: z.object({ from: hour, until: hour }),
  /** The clock that all of it goes by, as an IANA name (rules.md#own-time-zone). */
  timeZone: z.object({ name: z.string(), isChosen: z.boolean() }),
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
const zoneName = z.string().max(64, 'Choose a time zone from the list');

/** Omitted fields stay as they are. */
export const notificationPreferencesRequestSchema = z.object({
  choices: z.array(choiceSchema).max(MOST_CHOICES, 'Too many choices').optional(),
  digest: z.object({ every, hour: hour.optional(), weekday: weekday.optional() }).optional(),
  quietHours: z.object({ from: hour, until: hour }).optional(),
  /** Null is what the device says. */
  timeZone: zoneName.nullable().optional(),
  /** The device's zone; a chosen zone overrides it. */
  deviceTimeZone: zoneName.optional(),
  /** Emails go out to the address again. */
  retryEmail: z.literal(true).optional(),
});
export type NotificationPreferencesRequest = z.infer<typeof notificationPreferencesRequestSchema>;
