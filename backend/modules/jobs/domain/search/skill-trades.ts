import { BUILDING_TRADES, type Trade } from '../../contract/vocabulary/trades.ts';
import { isCraft, tradeTerms } from './trade-words.ts';
import { fold } from './typed-words.ts';

/** The trades of a line of `trade-words.ts`, by its first word: its own first, then those close to it. */
const TRADES_OF: ReadonlyMap<string, readonly Trade[]> = new Map<string, readonly Trade[]>([
  ['electrical', ['electrical']],
  ['plumbing', ['plumbing']],
  ['carpentry', ['carpentry', 'framing']],
  ['framing', ['framing', 'carpentry']],
  ['painting', ['painting']],
  ['roofing', ['roofing']],
  ['drywall', ['drywall']],
  ['concrete', ['concrete']],
  ['masonry', ['concrete']],
  ['flooring', ['flooring']],
  ['tile', ['flooring']],
  ['hvac', ['hvac']],
  ['sheet metal', ['hvac']],
  ['landscaping', ['landscaping']],
  ['irrigation', ['landscaping']],
  ['general labor', ['general-labor']],
  ['heavy equipment', ['construction']],
  ['demolition', ['general-labor']],
  ['cleaning', ['cleaning']],
  ['cook', ['restaurant']],
  ['restaurant', ['restaurant']],
  ['driver', ['general']],
  ['warehouse', ['general']],
  ['mechanic', ['automotive']],
  ['construction', ['construction']],
  ['cabinet', ['carpentry']],
  ['fence', ['carpentry']],
  ['security camera', ['technology']],
]);

const SHORT = 3;

/** The work that someone looks for, according to their skills (rules.md#job-matches). */
export interface SkillTrades {
  /** The categories of that work. */
  readonly own: readonly string[];
  /** Categories close to it: a carpenter frames, too. */
  readonly close: readonly string[];
  /** Categories where the same person could lend a hand: every building trade for a builder; null for any. */
  readonly family: readonly string[] | null;
  /** A pattern of the titles for that work, for folded texts; null if no skill names any. */
  readonly titled: string | null;
}

/** A skill that is no trade we know counts by its own words. */
export function tradesOfSkills(skills: readonly string[]): SkillTrades {
  const terms = skills.flatMap((skill) => {
    const crafts = tradeTerms(fold(skill).split(' ')).filter(({ typed }) => isCraft(typed));
    return crafts.map(({ alternatives }) => alternatives);
  });
  const trades = terms.map((alternatives) => TRADES_OF.get(alternatives[0]?.word ?? '') ?? []);
  const own = unique(trades.flatMap(([first]) => (first ? [first] : [])));
  const close = unique(trades.flat()).filter((trade) => !own.includes(trade));
  const unknown = skills.filter(
    (skill) => !tradeTerms(fold(skill).split(' ')).some(({ typed }) => isCraft(typed)),
  );
  const words = unique([...terms.flat().map(({ word }) => word), ...unknown.map((skill) => fold(skill))]);
  return {
    own,
    close,
    family: familyOf(own, terms.length > 0),
    titled: patternOf(words.filter((word) => word !== '')),
  };
}

/** A craft without a category of its own, as welding, is one of the building site. */
function familyOf(own: readonly Trade[], isCraftKnown: boolean): readonly string[] | null {
  if (!isCraftKnown) return null;
  const builds =
    own.length === 0 || own.some((trade) => BUILDING_TRADES.some((building) => building === trade));
  return builds ? unique([...BUILDING_TRADES, ...own]) : own;
}

/** The beginning of a word is enough, save for short ones: "ac" is no account. */
function patternOf(words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const safe = words.map((word) => word.replaceAll(/[^a-z0-9 ]/g, ''));
  const parts = safe.map((word) => (word.length <= SHORT ? String.raw`${word}\M` : word));
  return String.raw`\m(${parts.join('|')})`;
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
