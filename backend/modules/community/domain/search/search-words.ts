import { joinInitials } from '#contract/jobs/vocabulary/initials.ts';
import { abbreviationsOf } from '#contract/jobs/vocabulary/trade-abbreviations.ts';
import { translationsOf } from './trade-words.ts';

const MOST_WORDS = 8;
const SHORTEST_BEGINNING = 3;

/**
 * The words of what someone looks for, each with what it is short for and what it is called in the other language (`|`); the last one may still be typed, and `*` says that its
 * beginning is enough.
 */
export function searchWords(typed: string): readonly string[] {
  const words = joinInitials(typed)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const asked = words.slice(0, MOST_WORDS);
  const isTyping = asked.length === words.length && /[\p{L}\p{M}\p{N}]$/u.test(typed);
  return asked.map((word, index) => {
    const isBeginning = isTyping && index === asked.length - 1 && word.length >= SHORTEST_BEGINNING;
    return [isBeginning ? `${word}*` : word, ...abbreviationsOf(word), ...translationsOf(word)].join('|');
  });
}

/** The same words without what is only begun. */
export const wholeWords = (words: readonly string[]): readonly string[] =>
  words.map((word) => word.replaceAll('*', ''));
