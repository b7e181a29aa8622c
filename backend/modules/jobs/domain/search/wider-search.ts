import { isCraft, isQualifier, isSpanish, type TradeTerm } from './trade-words.ts';
import { fold, isSmallWord } from './typed-words.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const AND = /(?<= (?:or|o))(?:\s*[,;&+]|\s+(?:and|y|e)(?![\p{L}\p{N}]))/giu;

/**
 * Wider searches for someone who finds nothing, the nearest first: either of two trades instead of a job that
 * is both, and a trade without its qualifier. Place, pay and schedule stay, and so does the language.
 */
export function widened(typed: string, terms: readonly TradeTerm[]): readonly string[] {
  const names = terms.map((term) => term.typed);
  const crafts = names.filter(isCraft);
  const words = terms.filter(({ alternatives }) => alternatives.length === 1).map((term) => term.typed);
  const qualifiers = names.filter(isQualifier);
  const barely = crafts.length + qualifiers.length > 0 ? without(typed, words) : typed;
  const bare = crafts.length > 0 ? without(typed, [...words, ...qualifiers]) : barely;
  const sentences = [eitherOf(typed, crafts), barely, eitherOf(barely, crafts), bare, eitherOf(bare, crafts)];
  return [...new Set(sentences)].filter((sentence) => sentence !== typed);
}

/** The sentence with an "or" between its trades. */
function eitherOf(typed: string, crafts: readonly string[]): string {
  const lastWords = crafts.slice(0, -1).map((craft) => craft.split(' ').at(-1));
  const or = crafts.some(isSpanish) ? 'o' : 'or';
  const joined = typed.replaceAll(WORD, (word) => (lastWords.includes(fold(word)) ? `${word} ${or}` : word));
  return joined.replaceAll(AND, '');
}

function without(typed: string, words: readonly string[]): string {
  return typed
    .replaceAll(WORD, (word) => (words.includes(fold(word)) ? '' : word))
    .split(/\s+/)
    .filter((piece, at, pieces) => /[\p{L}\p{N}]/u.test(piece) && !isDangling(piece, pieces.slice(0, at)))
    .join(' ');
}

/** "de" of "oficial de concreto", with nothing before it. */
function isDangling(piece: string, before: readonly string[]): boolean {
  return isSmallWord(fold(piece)) && before.every((word) => isSmallWord(fold(word)));
}
