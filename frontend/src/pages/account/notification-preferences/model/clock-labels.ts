import { localeOf } from '#shared/lib/index.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A Sunday, the first day of the week in the count. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

/** The time zones of our crews. */
const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
] as const;

export function hourOptions(language: string): readonly Option[] {
  const words = new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', timeZone: 'UTC' });
  return Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: words.format(SUNDAY + hour * 3_600_000),
  }));
}

export function weekdayOptions(language: string): readonly Option[] {
  const words = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => ({
    value: String(day),
    label: words.format(SUNDAY + day * DAY_MS),
  }));
}

/** The zones to choose from, plus the current one. */
export function zoneOptions(language: string, current: string): readonly Option[] {
  const zones = ZONES.some((zone) => zone === current) ? ZONES : [...ZONES, current];
  return zones.map((value) => ({ value, label: zoneName(value, language) }));
}

/** The common name, such as "Mountain Time", with the city. */
export function zoneName(zone: string, language: string): string {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  const parts = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} (${place})`;
}

/** When the next digest comes, by the clock that it goes by. */
export function dueLabel(instant: string, zone: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    timeZone: zone,
  }).format(new Date(instant));
}

export function deviceZone(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}
