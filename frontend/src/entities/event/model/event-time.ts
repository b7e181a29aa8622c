import { localeOf } from '#shared/lib/index.ts';

export interface EventTimes {
  readonly startAt: string;
  readonly endAt: string;
  /** Of the place. */
  readonly timeZone: string;
}

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** The zone of whoever looks. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "Sat, Mar 14, 6:00 – 8:00 PM CDT", on the clocks of a zone. */
export function timeSpan({ startAt, endAt }: EventTimes, timeZone: string, language: string): string {
  const format = formatIn(timeZone, language, { ...DAY, ...TIME, timeZoneName: 'short' });
  return plain(format.formatRange(Date.parse(startAt), Date.parse(endAt)));
}

/** One moment: "Sat, Mar 14, 6:00 PM CDT". */
export function timeIn(instant: string, timeZone: string, language: string): string {
  const format = formatIn(timeZone, language, { ...DAY, ...TIME, timeZoneName: 'short' });
  return plain(format.format(Date.parse(instant)));
}

/** Whether the clocks of whoever looks show another time then (rules.md#event-time-zone). */
export function isElsewhere({ startAt, endAt, timeZone }: EventTimes, reader = ownZone()): boolean {
  const shown = (zone: string): string =>
    formatIn(zone, 'en', { dateStyle: 'short', timeStyle: 'short' }).formatRange(
      Date.parse(startAt),
      Date.parse(endAt),
    );
  return shown(timeZone) !== shown(reader);
}

/** `2027-03-14`, the day at the place. */
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

/** The narrow spaces of the formats break lines where nobody would. */
function plain(words: string): string {
  return words.replaceAll(/[\u2009\u202F]/g, ' ');
}
