import { localeOf } from '#shared/lib/index.ts';

export interface EventTimes {
  readonly startAt: string;
  readonly endAt: string;
  /** The time zone of the event's place. */
  readonly timeZone: string;
}

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** The reader's time zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "Sat, Mar 14, 6:00 – 8:00 PM CDT" in the given time zone. */
export function timeSpan({ startAt, endAt }: EventTimes, timeZone: string, language: string): string {
  const format = formatIn(timeZone, language, { ...DAY, ...TIME, timeZoneName: 'short' });
  return plain(format.formatRange(Date.parse(startAt), Date.parse(endAt)));
}

/** One moment: "Sat, Mar 14, 6:00 PM CDT". */
export function timeIn(instant: string, timeZone: string, language: string): string {
  const format = formatIn(timeZone, language, { ...DAY, ...TIME, timeZoneName: 'short' });
  return plain(format.format(Date.parse(instant)));
}

/** The time of day: "6:00 PM". */
export function hourIn(instant: string, timeZone: string, language: string): string {
  return plain(formatIn(timeZone, language, TIME).format(Date.parse(instant)));
}

/** Whether the reader's clocks show a different time at that moment (rules.md#event-time-zone). */
export function isElsewhere({ startAt, endAt, timeZone }: EventTimes, reader = ownZone()): boolean {
  const shown = (zone: string): string =>
    formatIn(zone, 'en', { dateStyle: 'short', timeStyle: 'short' }).formatRange(
      Date.parse(startAt),
      Date.parse(endAt),
    );
  return shown(timeZone) !== shown(reader);
}

/** The date at the event's place: `2027-03-14`. */
export function dayAtPlace({ startAt, timeZone }: Pick<EventTimes, 'startAt' | 'timeZone'>): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.parse(startAt));
}

function formatIn(
  timeZone: string,
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone });
}

/** Replaces the formatter's narrow spaces, which break lines in the wrong places. */
function plain(words: string): string {
  return words.replaceAll(/[\u2009\u202F]/g, ' ');
}
