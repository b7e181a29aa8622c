import { serverNow } from '../server-clock.ts';
import { localeOf } from './locale-of.ts';

export type DateStyle = 'year' | 'month' | 'monthYear' | 'day' | 'date' | 'dateTime' | 'time' | 'relative';

const STYLES: Record<Exclude<DateStyle, 'relative'>, Intl.DateTimeFormatOptions> = {
  year: { year: 'numeric' },
  /** Only the month, for the axis of a chart. */
  month: { month: 'short' },
  monthYear: { month: 'long', year: 'numeric' },
  day: { month: 'short', day: 'numeric' },
  date: { month: 'short', day: 'numeric', year: 'numeric' },
  dateTime: { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  time: { hour: 'numeric', minute: '2-digit' },
};

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

interface Reader {
  /** For relative dates; the server's clock by default, because a phone's may be wrong. */
  readonly now?: number | undefined;
  /** The zone of the device by default. */
  readonly zone?: string | undefined;
}

/** A date for a person. A calendar date (`2026-01-14`) is the same day in every time zone. */
export function formatDate(
  value: string,
  language: string,
  style: DateStyle,
  { now = serverNow(), zone }: Reader = {},
): string {
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) return '—';
  const locale = localeOf(language);
  if (style === 'relative') return relative(instant, now, locale);
  const timeZone = DATE_ONLY.test(value) ? 'UTC' : zone;
  const words = new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone }).format(instant);
  return style === 'month' ? words.replace('.', '') : words;
}

function relative(instant: number, now: number, locale: string): string {
  const seconds = (instant - now) / 1000;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const unit = UNITS.find(([, length]) => Math.abs(seconds) >= length);
  return unit ? format.format(Math.trunc(seconds / unit[1]), unit[0]) : format.format(0, 'second');
}

/** The name of a day of the week by its number; Sunday is 0. */
export function weekdayName(day: number, language: string): string {
  const aSunday = Date.UTC(2026, 10, 1);
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  return format.format(aSunday + day * 86_400_000);
}
