import type { PlaceRow } from './place-rows.ts';
import type { Place } from './places.ts';
import { townKey, townWords } from './town-key.ts';
import { stateCode, stateName } from './us-states.ts';

const MAX_MILES = 40;
const EARTH_RADIUS_MILES = 3_958.8;
const MILES_PER_DEGREE = (Math.PI * EARTH_RADIUS_MILES) / 180;

function milesBetween(fromLat: number, fromLng: number, toLat: number, toLng: number): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;
  const h =
    haversine(radians(toLat - fromLat)) +
    Math.cos(radians(fromLat)) * Math.cos(radians(toLat)) * haversine(radians(toLng - fromLng));
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The towns from south to north, so a search for nearby ones looks only at a narrow band. */
export class PlaceTable {
  private readonly rows: readonly PlaceRow[];
  /** Towns of the United States, the largest first. */
  private readonly named: readonly (readonly [words: string, row: PlaceRow])[];
  private readonly byName = new Map<string, PlaceRow[]>();

  constructor(rows: readonly PlaceRow[]) {
    this.rows = rows.toSorted((a, b) => a[3] - b[3]);
    this.named = rows
      .toSorted((a, b) => b[2] - a[2])
      .flatMap((row) => (row[1] === null ? [] : [[townWords(row[0]), row] as const]));
    for (const [, row] of this.named) {
      const key = townKey(row[0]);
      this.byName.set(key, [...(this.byName.get(key) ?? []), row]);
    }
  }

  nearest(latitude: number, longitude: number): Place | null {
    const reach = MAX_MILES / MILES_PER_DEGREE;
    let best: { row: PlaceRow; miles: number } | null = null;
    for (let index = this.firstFrom(latitude - reach); index < this.rows.length; index += 1) {
      const row = this.rows[index];
      if (!row || row[3] > latitude + reach) break;
      const miles = milesBetween(latitude, longitude, row[3], row[4]);
      if (miles <= (best?.miles ?? MAX_MILES)) best = { row, miles };
    }
    return best && placeOf(best.row);
  }

  find(city: string, state: string | null): Place | null {
    const code = state === null ? null : stateCode(state);
    if (state !== null && code === null) return null;
    const found = this.byName.get(townKey(city))?.find((row) => code === null || row[1] === code);
    return found ? placeOf(found) : null;
  }

  beginning(city: string, state: string | null, limit: number): readonly Place[] {
    const begun = townWords(city);
    const found: Place[] = [];
    for (const [words, row] of this.named) {
      if (found.length === limit) break;
      const place = words.startsWith(begun) ? placeOf(row) : null;
      if (place && isOfState(place, state)) found.push(place);
    }
    return found;
  }

  /** The first row at or north of a latitude. */
  private firstFrom(latitude: number): number {
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.rows[middle]?.[3] ?? Infinity) < latitude) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function isOfState({ state, stateName: name }: Place, asked: string | null): boolean {
  if (asked === null) return true;
  const begun = asked.trim().toLowerCase();
  return state.toLowerCase().startsWith(begun) || name.toLowerCase().startsWith(begun);
}

function placeOf([city, state, population, latitude, longitude]: PlaceRow): Place | null {
  const name = state && stateName(state);
  return state && name ? { city, state, stateName: name, latitude, longitude, population } : null;
}
