import zoneAt from '@photostructure/tz-lookup';
import type { Place, Places } from './places.ts';
import { stateCode } from './us-states.ts';

/** rules.md#event-time-zone, rules.md#i9-dates */
const WHERE_UNKNOWN = 'America/Chicago';
const ZIP_AND_COUNTRY = /[\s,]*(?:\b\d{5}(?:-\d{4})?\b)?[\s,]*(?:\b(?:USA?|United States)\b\.?)?\s*$/i;

/** A town in a written address, and its time zone. */
export interface Town {
  /** US Central if the town is unknown. */
  readonly timeZone: string;
  readonly city: string | null;
  readonly state: string | null;
}

/** Finds the town and its zone in the tables that ship with the product; calls no outside service. */
export class EmbeddedTowns {
  private readonly places: Places;

  constructor(places: Places) {
    this.places = places;
  }

  async locate(texts: readonly (string | null)[]): Promise<Town> {
    for (const text of texts) {
      const place = text === null ? null : await this.find(text);
      if (place) {
        const { city, state, latitude, longitude } = place;
        return { city, state, timeZone: zoneAt(latitude, longitude) };
      }
    }
    return { timeZone: WHERE_UNKNOWN, city: null, state: null };
  }

  /** "500 Congress Ave, Austin, TX 78701", "Austin TX", "Austin". */
  private async find(text: string): Promise<Place | null> {
    for (const [city, state] of townsNamed(text)) {
      const place = await this.places.find(city, state);
      if (place) return place;
    }
    return null;
  }
}

function townsNamed(text: string): readonly (readonly [city: string, state: string | null])[] {
  const parts = text
    .replace(ZIP_AND_COUNTRY, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  const before = parts.at(-2);
  if (before !== undefined && stateCode(last)) return [[before, last]];
  const words = last.split(/\s+/);
  for (const length of [1, 2, 3]) {
    const [city, state] = [words.slice(0, -length).join(' '), words.slice(-length).join(' ')];
    if (city && stateCode(state)) return [[city, state]];
  }
  return [[last, null]];
}
