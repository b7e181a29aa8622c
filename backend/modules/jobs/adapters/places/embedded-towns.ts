import type { Places } from '#platform/places/places.ts';
import { stateCode, stateName } from '#platform/places/us-states.ts';
import type { Town, Towns } from '../../application/search/towns.ts';

/** The towns of the embedded table of places. */
export class EmbeddedTowns implements Towns {
  private readonly places: Places;

  constructor(places: Places) {
    this.places = places;
  }

  find(city: string, state: string | null): Promise<Town | null> {
    return this.places.find(city, state);
  }

  beginning(city: string, state: string | null, limit: number): Promise<readonly Town[]> {
    return this.places.beginning(city, state, limit);
  }

  state(typed: string): { readonly code: string; readonly name: string } | null {
    const code = stateCode(typed);
    const name = code && stateName(code);
    return code && name ? { code: code.toLowerCase(), name: name.toLowerCase() } : null;
  }
}
