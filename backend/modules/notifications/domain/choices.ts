import type { AlertCategory } from '#contract/identity/vocabulary/alerts.ts';
import type { NotificationChannel, RequiredNotice } from '../contract/vocabulary/channels.ts';
import type { NotificationKind } from '../contract/vocabulary/notification-kinds.ts';
import { alertChannel, type AlertPreferences } from './alert-channel.ts';

export type RowName = AlertCategory | RequiredNotice;
export type Cells = Partial<Record<NotificationChannel, boolean>>;
/** By row, and by kind where a kind differs from its row. */
export type Choices = Partial<Record<RowName | NotificationKind, Cells>>;
export type AccountPreferences = Omit<AlertPreferences, 'hasPhone' | 'hasEmail'>;

/** A person's settings: the account's preferences, and single choices. */
export interface PersonsChoices {
  readonly preferences: AlertPreferences;
  readonly choices: Choices;
  /** The preferences when the choices were made; null without choices. */
  readonly basis: AccountPreferences | null;
}

/**
 * The parts of a notice that matter for choices. A step about an offer is in the offers category, regardless of
 * its kind.
 */
export interface Notice {
  readonly row: RowName;
  /** Null where it is about the row as a whole. */
  readonly kind: NotificationKind | null;
  /** Null means required (rules.md#always-told). */
  readonly category: AlertCategory | null;
}

/**
 * Whether someone gets a notice on a channel (rules.md#kinds-and-channels). Without choices, the account's
 * preferences decide: one channel in addition to the inbox (rules.md#one-channel). A preference changed
 * after the choices overrides them.
 */
export function isTold(notice: Notice, channel: NotificationChannel, person: PersonsChoices): boolean {
  if (isAlways(notice, channel, person.preferences)) return true;
  if (channel === 'inbox') return chosen(notice, channel, person) ?? true;
  if (isEnded(notice, channel, person.preferences)) return false;
  // Anyone who allows pushes has requested one more channel.
  const derived = channel === 'push' || derivedChannel(notice.category, person.preferences) === channel;
  return isOutdated(notice, channel, person) ? derived : (chosen(notice, channel, person) ?? derived);
}

/** A required notice goes by text if there is no email (rules.md#accounts-without-email). */
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
