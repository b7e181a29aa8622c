import { DomainError } from '#kernel/domain-error.ts';
import type { Digest } from '../../contract/vocabulary/channels.ts';
import { isTimeZone } from '../../domain/local-time.ts';
import { leavesTimeForTexts, type QuietHours } from '../../domain/quiet-hours.ts';
import type { StoredPreferences } from './preference-store.ts';

/** Omitted fields stay as they are. */
export interface ScheduleChanges {
  readonly digest?:
    | { readonly every: Digest; readonly hour?: number | undefined; readonly weekday?: number | undefined }
    | undefined;
  readonly quietHours?: QuietHours | undefined;
  /** Null is what the device says. */
  readonly timeZone?: string | null | undefined;
  readonly deviceTimeZone?: string | undefined;
}

/** @throws DomainError `notifications.quiet_too_long`, `notifications.unknown_zone` (422) */
export function changeSchedule(stored: StoredPreferences, changes: ScheduleChanges): StoredPreferences {
  const { digest, quietHours } = changes;
  if (quietHours && !leavesTimeForTexts(quietHours)) throw quietTooLong();
  return {
    ...stored,
    ...(digest && {
      digest: digest.every,
      digestHour: digest.hour ?? stored.digestHour,
      digestWeekday: digest.weekday ?? stored.digestWeekday,
    }),
    ...(quietHours && { quietFrom: quietHours.from, quietUntil: quietHours.until }),
    ...zoneAfter(stored, changes),
  };
}

/** A device may know a zone that this server does not: that is as if it had said nothing. */
function zoneAfter(
  stored: StoredPreferences,
  { timeZone, deviceTimeZone }: ScheduleChanges,
): Partial<Pick<StoredPreferences, 'timeZone' | 'timeZoneChosen'>> {
  const device = deviceTimeZone !== undefined && isTimeZone(deviceTimeZone) ? deviceTimeZone : null;
  if (timeZone) {
    if (!isTimeZone(timeZone)) throw unknownZone();
    return { timeZone, timeZoneChosen: true };
  }
  if (timeZone === null) return { timeZone: device, timeZoneChosen: false };
  if (stored.timeZoneChosen || device === null) return {};
  return { timeZone: device, timeZoneChosen: false };
}

function quietTooLong(): DomainError {
  return new DomainError(
    'notifications.quiet_too_long',
    'rule_broken',
    'Leave at least 4 hours between 8 a.m. and 9 p.m.',
  );
}

function unknownZone(): DomainError {
  return new DomainError('notifications.unknown_zone', 'rule_broken', 'Choose a time zone from the list');
}
