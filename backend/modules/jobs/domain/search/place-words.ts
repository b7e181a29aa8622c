import { townCalled } from './town-nicknames.ts';
import { isTradeWord } from './trade-words.ts';
import { fold } from './typed-words.ts';

/** A town that words may mean. */
export interface PlaceGuess {
  readonly city: string;
  /** `tx` or `texas`; null if not given. */
  readonly state: string | null;
  /** The remaining words. */
  readonly rest: readonly string[];
  /** Said as a place ("in Helper", "Mason OH"); otherwise only a large town is meant. */
  readonly isCertain: boolean;
}

/** Fewer people than that, and a bare word is more likely a word: "helper" is a town in Utah. */
export const LARGE_TOWN = 40_000;

const LONGEST_CITY = 3;
const LONGEST_STATE = 3;
const PREPOSITIONS: ReadonlySet<string> = new Set(['in', 'near', 'around', 'at', 'en', 'cerca']);
const AFTER_PREPOSITION: ReadonlySet<string> = new Set(['de', 'the', 'of']);

/** Large towns whose names are everyday words of this work. */
const EVERYDAY: ReadonlySet<string> = new Set(
  (
    'union mobile reading orange commerce industry independence temple paramount enterprise columbia mission normal ' +
    'surprise bend vista plantation'
  ).split(' '),
);

/** The towns that a typed sentence may name, most likely first. */
export function placesIn(words: readonly string[]): readonly PlaceGuess[] {
  return [...withState(words), ...afterPreposition(words), ...atTheEnds(words)];
}

function without(words: readonly string[], from: number, to: number): readonly string[] {
  const start = PREPOSITIONS.has(words[from - 1] ?? '')
    ? from - 1
    : AFTER_PREPOSITION.has(words[from - 1] ?? '') && PREPOSITIONS.has(words[from - 2] ?? '')
      ? from - 2
      : from;
  return [...words.slice(0, start), ...words.slice(to)];
}

function withState(words: readonly string[]): PlaceGuess[] {
  const guesses: PlaceGuess[] = [];
  for (let stateAt = words.length - 1; stateAt > 0; stateAt -= 1) {
    for (let length = 1; length <= LONGEST_STATE && stateAt + length <= words.length; length += 1) {
      const state = words.slice(stateAt, stateAt + length).join(' ');
      for (let size = Math.min(LONGEST_CITY, stateAt); size > 0; size -= 1) {
        const from = stateAt - size;
        const rest = without(words, from, stateAt + length);
        const said = words.slice(from, stateAt).join(' ');
        const city = townCalled(said, { isAtEnd: true })?.city ?? said;
        guesses.push({ city, state, rest, isCertain: true });
      }
    }
  }
  return guesses;
}

function afterPreposition(words: readonly string[]): PlaceGuess[] {
  const guesses: PlaceGuess[] = [];
  for (const [at, word] of words.entries()) {
    if (!PREPOSITIONS.has(word)) continue;
    const from = AFTER_PREPOSITION.has(words[at + 1] ?? '') ? at + 2 : at + 1;
    guesses.push(...windowsFrom(words, from, true));
  }
  return guesses;
}

function windowsFrom(words: readonly string[], from: number, isCertain: boolean): PlaceGuess[] {
  const guesses: PlaceGuess[] = [];
  for (let length = Math.min(LONGEST_CITY, words.length - from); length > 0; length -= 1) {
    const city = words.slice(from, from + length);
    if (city.every((word) => isTradeWord(word))) continue;
    const said = city.join(' ');
    const { city: name, state } =
      townCalled(said, { isAtEnd: from + length === words.length }) ?? inNoState(said);
    guesses.push({ city: name, state, rest: without(words, from, from + length), isCertain });
  }
  return guesses;
}

function atTheEnds(words: readonly string[]): PlaceGuess[] {
  const last = Array.from({ length: Math.min(LONGEST_CITY, words.length) }, (_, index) => index + 1)
    .toReversed()
    .flatMap((length) => windowsFrom(words, words.length - length, false).slice(0, 1));
  const guesses = [...last, ...windowsFrom(words, 0, false)];
  return guesses.filter(({ city }) => !EVERYDAY.has(city) && city.length > 2);
}

/** The towns that a job's location may mean, most likely first: "Downtown Austin, TX 78701", "Austin", "Duluth/Superior, MN". */
export function townsOf(location: string): readonly Pick<PlaceGuess, 'city' | 'state'>[] {
  const words = fold(location)
    .split(' ')
    .filter((word) => /\p{L}/u.test(word))
    .slice(-12);
  const bare = location.split(/[,;/·|]/).map((part) => fold(part));
  const whole = [words.join(' '), ...bare].filter((city) => /\p{L}/u.test(city));
  return [
    ...withState(words),
    ...besideAnother(location, words),
    ...[...new Set(whole)].map((city) => townCalled(city, { isAtEnd: true }) ?? inNoState(city)),
  ];
}

/** In "Duluth/Superior, MN" the first town is in the state after the last town. */
function besideAnother(
  location: string,
  words: readonly string[],
): readonly Pick<PlaceGuess, 'city' | 'state'>[] {
  const [, ...others] = location.split(/[/&·|]/).toReversed();
  return others
    .toReversed()
    .map((town) => fold(town))
    .flatMap((city) =>
      Array.from({ length: LONGEST_STATE }, (_, index) => ({
        city,
        state: words.slice(-1 - index).join(' '),
      })),
    );
}

function inNoState(city: string): Pick<PlaceGuess, 'city' | 'state'> {
  return { city, state: null };
}
