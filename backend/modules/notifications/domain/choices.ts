import type { AlertCategory } from '#contract/identity/vocabulary/alerts.ts';
import type { NotificationChannel, RequiredNotice } from '../contract/vocabulary/channels.ts';
import type { NotificationKind } from '../contract/vocabulary/notification-kinds.ts';
import { alertChannel, type AlertPreferences } from './alert-channel.ts';

export type RowName = AlertCategory | RequiredNotice;
export type Cells = Partial<Record<NotificationChannel, boolean>>;
/** By row, and by kind where a kind differs from its row. */
export type Choices = Partial<Record<RowName | NotificationKind, Cells>>;
export type AccountPreferences = Omit<AlertPreferences, 'hasPhone' | 'hasEmail'>;

/** What someone has said: the preferences of the account, and the choices made one by one. */
export interface PersonsChoices {
  readonly preferences: AlertPreferences;
  readonly choices: Choices;
  /** The preferences when the choices were made; null where none were. */
  readonly basis: AccountPreferences | null;
}

/** A notice, as far as choices go. A step that is about an offer has the offers as category, whatever its kind. */
export interface Notice {
  readonly row: RowName;
  /** Null where it is about the row as a whole. */
  readonly kind: NotificationKind | null;
  /** Null is always told (rules.md#always-told). */
  readonly category: AlertCategory | null;
}

/**
 * Whether someone hears of it this way (rules.md#kinds-and-channels). Without choices of their own, the account's preferences
 * say it: one way beside the inbox (rules.md#one-channel). A preference that was changed after the choices is the later word.
 */
export function isTold(notice: Notice, channel: NotificationChannel, person: PersonsChoices): boolean {
  if (isAlways(notice, channel, person.preferences)) return true;
  if (channel === 'inbox') return chosen(notice, channel, person) ?? true;
  if (isEnded(notice, channel, person.preferences)) return false;
  // Whoever lets a device be pushed to has asked for one more way.
  const derived = channel === 'push' || derivedChannel(notice.category, person.preferences) === channel;
  return isOutdated(notice, channel, person) ? derived : (chosen(notice, channel, person) ?? derived);
}

/** What must be told goes by text where there is no email (rules.md#accounts-without-email). */
export function isAlways(
  { category }: Notice,
  channel: NotificationChannel,
  { hasEmail, hasPhone }: Pick<AlertPreferences, 'hasEmail' | 'hasPhone'>,
): boolean {
  if (category !== null) return false;
  if (channel === 'text') return !hasEmail && hasPhone;
  return channel === 'inbox' || (channel === 'email' && hasEmail);
}

function chosen({ row, kind }: Notice, channel: NotificationChannel, { choices }: PersonsChoices) {
  return (kind ? choices[kind]?.[channel] : undefined) ?? choices[row]?.[channel];
}

function isEnded({ category }: Notice, channel: NotificationChannel, preferences: AlertPreferences): boolean {
  if (category && preferences.alertPreferences[category] === false) return true;
  if (channel === 'push') return !preferences.hasPush;
  if (channel === 'text') return !preferences.wantsTextAlerts || !preferences.hasPhone;
  return !preferences.wantsEmailAlerts || !preferences.hasEmail;
}

function derivedChannel(
  category: AlertCategory | null,
  preferences: AlertPreferences,
): NotificationChannel | null {
  const channel = alertChannel(category, preferences);
  return channel === 'sms' ? 'text' : channel;
}

/** Switched on, or moved to another way, after the choices were made. */
function isOutdated(
  { category }: Notice,
  channel: NotificationChannel,
  { basis, preferences }: PersonsChoices,
): boolean {
  if (!basis) return true;
  if (category && basis.alertPreferences[category] === false) return true;
  if (channel === 'push') return !basis.hasPush;
  if (basis.preferredContactMethod !== preferences.preferredContactMethod) return true;
  return channel === 'text' ? !basis.wantsTextAlerts : !basis.wantsEmailAlerts;
}
