/**
 * Instants and the time zone of the place whose clocks show them: "2026-12-01T15:00:00.000Z[America/Chicago]",
 * several separated by a space. A notice stores this, so its words can follow the reader's language.
 */
export type TimesAtPlace = `${string}[${string}]`;

interface PlacedTimes {
  readonly times: readonly Date[];
  readonly timeZone: string;
}

const STORED = /^((?:[\d:.TZ-]+ ?)+)\[([\w+/-]+)\]$/;

/** `timeZone` is an IANA name. */
export function timesAtPlace(times: readonly Date[], timeZone: string): TimesAtPlace {
  return `${times.map((time) => time.toISOString()).join(' ')}[${timeZone}]`;
}

/** Null for the words that older notices stored. */
export function readTimesAtPlace(fact: string): PlacedTimes | null {
  const [, instants, timeZone] = STORED.exec(fact) ?? [];
  if (instants === undefined || timeZone === undefined) return null;
  return { times: instants.split(' ').map((instant) => new Date(instant)), timeZone };
}
