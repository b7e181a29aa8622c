import { townAt } from './job-search-parser.ts';
import type { Town, Towns } from './towns.ts';

const SHOWN = 6;
const SHORTEST = 2;

/** Suggests towns for a typed text: the one it names, also by nickname, then those that begin with it. */
export class SuggestPlaces {
  private readonly towns: Towns;

  constructor(towns: Towns) {
    this.towns = towns;
  }

  async run(typed: string): Promise<readonly Town[]> {
    const words = typed.trim();
    if (words.length < SHORTEST) return [];
    const [city = '', state = ''] = words.split(',').map((part) => part.trim());
    // While a state is still being typed it is not known which town is meant.
    const isWhole = state === '' || this.towns.state(state) !== null;
    const [named, begun] = await Promise.all([
      isWhole ? townAt(this.towns, words) : null,
      this.towns.beginning(city, state || null, SHOWN),
    ]);
    const others = begun.filter((town) => !named || !isSame(town, named));
    return [...(named ? [named] : []), ...others].slice(0, SHOWN);
  }
}

function isSame(one: Town, other: Town): boolean {
  return one.city === other.city && one.state === other.state;
}
