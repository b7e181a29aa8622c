import { list, token } from '#platform/container/token.ts';
import type { LiveAudience } from '../application/live/live-audience.ts';
import type { LiveUpdates } from '../application/live/live-updates.ts';
import type { Emails, Notifier } from '../application/notifier.ts';
import type { AttachmentSource, MailSender } from '../application/ports.ts';
import type { PersonsHours } from '../application/preferences/persons-hours.ts';
import type { TextDispatch } from '../application/texts/text-dispatch.ts';
import type { TrackedDeliveries } from '../application/tracking/track-deliveries.ts';

export const NOTIFIER = token<Notifier>('notifications.notifier');
export const EMAILS = token<Emails>('notifications.emails');
export const LIVE_UPDATES = token<LiveUpdates>('notifications.live-updates');
export const PERSONS_HOURS = token<PersonsHours>('notifications.persons-hours');
export const DELIVERIES = token<TrackedDeliveries>('notifications.deliveries');
/** For tests. */
export const TEXT_DISPATCH = token<TextDispatch>('notifications.text-dispatch');
/** For tests. */
export const MAIL_SENDER = token<MailSender>('notifications.mail-sender');
/** One for each context whose files are sent with emails. */
export const ATTACHMENT_SOURCES = list<AttachmentSource>('notifications.attachment-sources');
/** One for each subject that people watch. */
export const LIVE_AUDIENCES = list<LiveAudience>('notifications.live-audiences');
