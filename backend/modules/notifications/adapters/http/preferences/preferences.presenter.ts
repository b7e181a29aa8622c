import type { Language } from '#contract/http/vocabulary/language.ts';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '#contract/notifications/vocabulary/channels.ts';
import type {
  NotificationPreferences,
  PreferenceCell,
  PreferenceCells,
  PreferenceRow,
} from '#contract/notifications/index.ts';
import type { StoredPreferences } from '#modules/notifications/application/preferences/preference-store.ts';
import { CHOICE_ROWS, noticeOfKind, waysOf } from '#modules/notifications/domain/choice-table.ts';
import { kindTitle } from '#modules/notifications/application/templates/render-messages.ts';
import { isAlways, isTold, type Notice, type PersonsChoices } from '#modules/notifications/domain/choices.ts';

/** The table that someone chooses in. */
export function preferenceRows(person: PersonsChoices, language: Language): PreferenceRow[] {
  return CHOICE_ROWS.map((row) => {
    const ways = waysOf(row);
    const cells = (notice: Notice): PreferenceCells => cellsOf(notice, ways, person);
    const kinds = row.kinds.map((kind) => ({
      kind,
      title: kindTitle(kind, language),
      channels: cells(noticeOfKind(kind)),
    }));
    return { of: row.row, channels: cells({ ...row, kind: null }), kinds };
  });
}

/** Digest, quiet hours and time zone; `zone` is the zone in effect. */
export function schedule(
  stored: StoredPreferences,
  zone: string,
): Pick<NotificationPreferences, 'digest' | 'quietHours' | 'timeZone'> {
  const { digest: every, digestHour: hour, digestWeekday: weekday, nextDigestAt } = stored;
  const nextAt = every === 'off' ? null : (nextDigestAt?.toISOString() ?? null);
  return {
    digest: { every, hour, weekday, nextAt },
    quietHours: { from: stored.quietFrom, until: stored.quietUntil },
    timeZone: { name: zone, isChosen: stored.timeZoneChosen },
  };
}

function cellsOf(
  notice: Notice,
  ways: readonly NotificationChannel[],
  person: PersonsChoices,
): PreferenceCells {
  const cell = (channel: NotificationChannel): PreferenceCell => {
    if (!ways.includes(channel) || (channel === 'email' && !person.preferences.hasEmail)) return 'never';
    if (isAlways(notice, channel, person.preferences)) return 'always';
    return isTold(notice, channel, person) ? 'on' : 'off';
  };
  const cells = NOTIFICATION_CHANNELS.map((channel) => [channel, cell(channel)] as const);
  return Object.fromEntries(cells) as PreferenceCells;
}
