import { TZDate } from '@date-fns/tz';
import { localeOf } from '#shared/lib/index.ts';

/** The instant at which a time zone's clocks show `2027-03-14T18:00`; empty for invalid input. */
export function instantOf(local: string, timeZone: string): string {
  const [year, month, day, hour, minute] = (/^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(local) ?? [])
    .slice(1)
    .map(Number);
  if (year === undefined || month === undefined) return '';
  const at = new TZDate(year, month - 1, day ?? 1, hour ?? 0, minute ?? 0, timeZone).getTime();
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}

/** The local time of an instant, formatted for a date field. */
export function localTime(instant: string, timeZone: string): string {
  const at = new TZDate(Date.parse(instant), timeZone);
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** "MST", the abbreviation at that time of the year. */
export function zoneLetters(instant: string, timeZone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'short' });
  const at = Date.parse(instant);
  const names = parts.formatToParts(Number.isNaN(at) ? Date.now() : at);
  return names.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** "Denver", the city in `America/Denver`. */
export function townOfZone(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
