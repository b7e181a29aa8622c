import { fold } from '../domain/search/typed-words.ts';
import type { Town, Towns } from '../application/search/towns.ts';

const TOWNS: readonly Town[] = [
  { city: 'austin', state: 'tx', latitude: 30.267, longitude: -97.743, population: 900_000 },
  { city: 'round rock', state: 'tx', latitude: 30.508, longitude: -97.679, population: 115_000 },
  { city: 'dallas', state: 'tx', latitude: 32.777, longitude: -96.797, population: 1_300_000 },
  { city: 'mason', state: 'oh', latitude: 39.36, longitude: -84.31, population: 34_000 },
];
const STATES = [
  { code: 'tx', name: 'texas' },
  { code: 'oh', name: 'ohio' },
];

/** Four towns in two states. */
export class FakeTowns implements Towns {
  async find(city: string, state: string | null): Promise<Town | null> {
    const code = state === null ? null : (this.state(state)?.code ?? '');
    return TOWNS.find((town) => town.city === fold(city) && (code === null || town.state === code)) ?? null;
  }

  async beginning(city: string, state: string | null, limit: number): Promise<readonly Town[]> {
    const begun = TOWNS.filter((town) => town.city.startsWith(fold(city)));
    return begun.filter((town) => state === null || town.state.startsWith(fold(state))).slice(0, limit);
  }

  state(typed: string): { readonly code: string; readonly name: string } | null {
    return STATES.find(({ code, name }) => code === fold(typed) || name === fold(typed)) ?? null;
  }
}
