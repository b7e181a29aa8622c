import { LARGE_TOWN, placesIn, townsOf } from '../../domain/search/place-words.ts';
import { scheduleNamed, waysToSay } from '../../domain/search/schedule-words.ts';
import { readSpokenSearch } from '../../domain/search/spoken-search.ts';
import { spoken, tradeTerms, type TradeTerm } from '../../domain/search/trade-words.ts';
import { tradesOfIndustry } from '../../domain/posting/trade-taxonomy.ts';
import { fold, wordsOf } from '../../domain/search/typed-words.ts';
import type { JobFilters } from '../../contract/search/jobs-query.ts';
import type { JobSort } from '../../contract/vocabulary/job-sorts.ts';
import type { JobCriteria, SearchPlace, SearchTerm } from './job-search.ts';
import type { Town, Towns } from './towns.ts';

/** The query of `GET /api/jobs`, as far as it says which jobs and in which order. */
export type JobListQuery = JobFilters & { readonly sort: JobSort };

/** Default radius in miles. */
const RADIUS = 25;
const SHORTEST_BEGINNING = 3;

interface Spoken {
  readonly words: readonly string[];
  readonly town: Town | null;
}

export interface ParsedJobSearch {
  readonly search: JobCriteria;
  /** A word was taken for a town although nothing said that it is one. */
  readonly isPlaceGuessed: boolean;
}

/** Makes out what someone looks for: words, trade, place, pay and schedule, from what was typed and what was chosen. */
export class JobSearchParser {
  private readonly towns: Towns;

  constructor(towns: Towns) {
    this.towns = towns;
  }

  async parse(asked: JobListQuery, options: { readonly guessPlace: boolean }): Promise<ParsedJobSearch> {
    const typed = readSpokenSearch(asked.q ?? '');
    const chosen = await this.chosenPlace(asked);
    const isPlaceChosen = chosen !== null || asked.location !== null;
    const said = isPlaceChosen
      ? { words: typed.words, town: null, isGuess: false }
      : await this.spokenPlace(typed.words, options.guessPlace);
    const place = chosen ?? (said.town && this.around(said.town, asked.radius));
    const spokenTerms = this.terms(said.words, asked.q ?? '');
    const industry = soleIndustry(asked, spokenTerms);
    const terms = industry ? [] : spokenTerms;
    const minPay = asked.minPay === null ? null : cents(asked.minPay);
    const minBonus = asked.minBonus === null ? null : cents(asked.minBonus);
    return {
      isPlaceGuessed: said.isGuess,
      search: {
        trades: tradesOf({ ...asked, industry: asked.industry ?? industry }),
        terms: typed.schedule ? [...terms, scheduleTerm(waysToSay(typed.schedule))] : terms,
        schedule: asked.schedule ? scheduleOf(asked.schedule) : [],
        location: place || !asked.location ? [] : this.locationWords(asked.location),
        place,
        minPayCents: larger(minPay, typed.minPayCents),
        minBonusCents: larger(minBonus, typed.minBonusCents),
        order: possibleOrder(asked.sort, { hasPlace: place !== null, hasTerms: terms.length > 0 }),
      },
    };
  }

  private async chosenPlace({ lat, lng, location, radius }: JobListQuery): Promise<SearchPlace | null> {
    const town = location === null ? null : await townAt(this.towns, location);
    const named = town && this.around(town, radius);
    if (lat === null || lng === null) return named;
    return { ...named, latitude: lat, longitude: lng, radius: radius ?? RADIUS };
  }

  private around({ city, state, latitude, longitude }: Town, radius: number | null): SearchPlace {
    const names = this.towns.state(state);
    const states = names ? [names.code, names.name] : [state];
    return { latitude, longitude, radius: radius ?? RADIUS, town: { city, states } };
  }

  private async spokenPlace(
    words: readonly string[],
    mayGuess: boolean,
  ): Promise<Spoken & { isGuess: boolean }> {
    const isStateNamed = namesState(this.towns, words);
    for (const { city, state, rest, isCertain } of placesIn(words)) {
      if ((!isCertain && !mayGuess) || (state === null && isStateNamed)) continue;
      const town = await this.towns.find(city, state);
      if (town && (isCertain || town.population >= LARGE_TOWN))
        return { words: rest, town, isGuess: !isCertain };
    }
    return { words, town: null, isGuess: false };
  }

  private terms(words: readonly string[], typed: string): SearchTerm[] {
    const terms = tradeTerms(words).map((term) => this.withState(term));
    const last = terms.at(-1);
    // The user is still typing the end of the sentence, unless its last word is known.
    const isBeginning =
      last !== undefined &&
      last.alternatives.length === 1 &&
      last.typed === wordsOf(typed).at(-1) &&
      last.typed.length >= SHORTEST_BEGINNING;
    return terms.map((term, index) => ({ ...term, isBeginning: isBeginning && index === terms.length - 1 }));
  }

  private withState(term: TradeTerm): TradeTerm {
    const state = this.towns.state(term.typed);
    return state ? { ...term, alternatives: [spoken(state.code, 'en'), spoken(state.name, 'en')] } : term;
  }

  private locationWords(location: string): readonly (readonly string[])[] {
    const whole = this.towns.state(location);
    if (whole) return [[whole.code, whole.name]];
    return wordsOf(location).map((word) => {
      const state = this.towns.state(word);
      return state ? [state.code, state.name] : [word];
    });
  }
}

/**
 * The town a location means: that of a job, or of someone who looks for one. A town that its state does not have is none:
 * the namesake in another state would be a thousand miles away.
 */
export async function townAt(towns: Towns, location: string): Promise<Town | null> {
  const guesses = townsOf(location);
  const words = fold(location.replaceAll(/\d/g, ' ')).split(' ');
  const isStateNamed = namesState(towns, words);
  for (const { city, state } of guesses) {
    if (state === null && isStateNamed) continue;
    const town = await towns.find(city, state);
    if (town) return town;
  }
  return null;
}

const LONGEST_STATE = 3;

/** Whether the last words are a state after other words. */
function namesState(towns: Towns, words: readonly string[]): boolean {
  const lengths = Array.from({ length: Math.min(LONGEST_STATE, words.length - 1) }, (_, index) => index + 1);
  return lengths.some((length) => towns.state(words.slice(-length).join(' ')) !== null);
}

/**
 * "Construction jobs in Austin" means every building trade, with any words in its jobs (rules.md#trade-filter).
 */
function soleIndustry(
  { industry, category }: JobListQuery,
  terms: readonly SearchTerm[],
): 'construction' | null {
  const [only, ...others] = terms;
  const isMeant = only && others.length === 0 && /^construc(tion|cion)$/.test(only.typed);
  return isMeant && industry === null && category === null ? 'construction' : null;
}

function tradesOf({
  industry,
  category,
}: Pick<JobListQuery, 'industry' | 'category'>): readonly string[] | null {
  if (industry === null) return category === null ? null : [category];
  const trades = tradesOfIndustry(industry);
  return category === null ? trades : trades.filter((trade) => trade === category);
}

function scheduleOf(text: string): readonly string[] {
  const kind = scheduleNamed(text);
  return kind ? [text, ...waysToSay(kind)] : [text];
}

function scheduleTerm(ways: readonly string[]): SearchTerm {
  return { typed: ways[0] ?? '', alternatives: ways.map((way) => spoken(way, null)), isBeginning: false };
}

function possibleOrder(sort: JobSort, has: { hasPlace: boolean; hasTerms: boolean }): JobSort {
  if (sort === 'distance' && !has.hasPlace) return 'newest';
  return sort === 'relevance' && !has.hasTerms ? 'newest' : sort;
}

function cents(dollars: number): number {
  return Math.round(dollars * 100);
}

function larger(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}
