import { list, token } from '#platform/container/token.ts';
import type { LiveAudience } from '../application/live/live-audience.ts';
import type { LiveReader } from '../application/live/live-reader.ts';
import type { LiveUpdates } from '../application/live/live-updates.ts';
import type { UndeliverableAddresses } from '../application/mail/undeliverable-addresses.ts';
import type { Emails, Notifier } from '../application/notifier.ts';
import type {
  AttachmentSource,
  MailSender,
  TextLog,
  TextOptOuts,
  TextSender,
  TimeZones,
} from '../application/ports.ts';
import type { Digests } from '../application/preferences/digests.ts';
import type { SealedText } from '../application/mail/sealed-text.ts';
import type { PersonsHours } from '../application/preferences/persons-hours.ts';
import type { PreferenceStore } from '../application/preferences/preference-store.ts';
import type { PushDispatch } from '../application/push/push-dispatch.ts';
import type { UnsubscribeLinks } from '../application/preferences/unsubscribe-links.ts';
import type { ReceiveText } from '../application/receive-text.ts';
import type { CallOrigin, TextBudget } from '../application/texts/text-budget.ts';
import type { RecipientRequest } from '../application/texts/recipient-request.ts';
import type { SendText } from '../application/send-text.ts';
import type { TrackDeliveries, TrackedDeliveries } from '../application/tracking/track-deliveries.ts';
import type { TextDispatch } from '../application/text-dispatch.ts';
import type { SqlReceivedTexts } from './persistence/sql-received-texts.ts';
import type { SqlInbox } from './persistence/sql-inbox.ts';

export const NOTIFIER = token<Notifier>('notifications.notifier');
export const EMAILS = token<Emails>('notifications.emails');
/** One for each context whose files go along with emails. */
export const ATTACHMENT_SOURCES = list<AttachmentSource>('notifications.attachment-sources');
export const LIVE_UPDATES = token<LiveUpdates>('notifications.live-updates');
/** One for each subject that is looked at. */
export const LIVE_AUDIENCES = list<LiveAudience>('notifications.live-audiences');
export const INBOX = token<SqlInbox>('notifications.inbox');
export const TEXT_LOG = token<TextLog>('notifications.text-log');
export const TEXT_OPT_OUTS = token<TextOptOuts>('notifications.text-opt-outs');
export const TEXT_BUDGET = token<TextBudget>('notifications.text-budget');
export const CALL_ORIGIN = token<CallOrigin>('notifications.call-origin');
export const RECIPIENT_REQUEST = token<RecipientRequest>('notifications.recipient-request');
export const RECEIVED_TEXTS = token<SqlReceivedTexts>('notifications.received-texts');
export const TEXT_DISPATCH = token<TextDispatch>('notifications.text-dispatch');
export const TEXT_SENDER = token<TextSender>('notifications.text-sender');
export const SEALED_TEXT = token<SealedText>('notifications.sealed-text');
export const MAIL_SENDER = token<MailSender>('notifications.mail-sender');
export const TIME_ZONES = token<TimeZones>('notifications.time-zones');
export const PREFERENCES = token<PreferenceStore>('notifications.preferences');
export const DIGESTS = token<Digests>('notifications.digests');
export const PERSONS_HOURS = token<PersonsHours>('notifications.persons-hours');
export const PUSH_DISPATCH = token<PushDispatch>('notifications.push-dispatch');
export const LIVE_READER = token<LiveReader>('notifications.live-reader');
export const UNDELIVERABLE_ADDRESSES = token<UndeliverableAddresses>('notifications.undeliverable-addresses');
export const UNSUBSCRIBE_LINKS = token<UnsubscribeLinks>('notifications.unsubscribe-links');
export const SEND_TEXT = token<SendText>('notifications.send-text');
export const DELIVERIES = token<TrackedDeliveries>('notifications.deliveries');
export const TRACK_DELIVERIES = token<TrackDeliveries>('notifications.track-deliveries');
export const RECEIVE_TEXT = token<ReceiveText>('notifications.receive-text');
