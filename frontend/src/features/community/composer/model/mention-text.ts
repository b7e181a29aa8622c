import { MENTION_PATTERN } from '#contract/community/vocabulary/markdown.ts';

/** The people mentioned so far: IDs by name. */
export type KnownPeople = ReadonlyMap<string, string>;

/** A replaced part of the shown text; `to` is exclusive. */
export interface ReplacedPart {
  readonly from: number;
  readonly to: number;
}

interface Part {
  readonly shown: string;
  readonly stored: string;
}

const LONGEST_NAME = 100;
const ANY = new RegExp(MENTION_PATTERN, 'gu');

/** Brackets or a line break in a name would end its mention early. */
export const nameInMention = (name: string): string =>
  name
    .replaceAll(/[[\]\n]/g, '')
    .slice(0, LONGEST_NAME)
    .trim();

/** The text as shown to the writer: "@Name" for a mention, without its stored ID. */
export function shownText(stored: string): string {
  return stored.replaceAll(ANY, '@$1');
}

export function peopleIn(stored: string): KnownPeople {
  return new Map([...stored.matchAll(ANY)].map(([, name = '', id = '']) => [name, id]));
}

/** Whether a stored mention begins at this position of the shown text. */
export function isMentionAt(stored: string, position: number): boolean {
  let at = 0;
  for (const part of partsOf(stored)) {
    if (part.shown !== part.stored && at === position) return true;
    at += part.shown.length;
  }
  return false;
}

/**
 * The stored text after an edit of the shown text. An untouched mention retains its person, and a changed one
 * becomes plain text. A known person's full name becomes a mention again, for example after an undo.
 */
export function editedText(
  stored: string,
  shown: string,
  { from, to }: ReplacedPart,
  known: KnownPeople,
): string {
  const before = shownText(stored);
  const parts: Part[] = [];
  const add = (words: string): number => parts.push({ shown: words, stored: words });
  const typed = shown.slice(from, shown.length - (before.length - to));
  let isTypedIn = false;
  const typeIn = (): void => {
    if (!isTypedIn) add(typed);
    isTypedIn = true;
  };
  let at = 0;
  for (const part of partsOf(stored)) {
    const end = at + part.shown.length;
    if (at >= to) typeIn();
    if (end <= from || at >= to) parts.push(part);
    else {
      add(part.shown.slice(0, Math.max(0, from - at)));
      if (end >= to) typeIn();
      add(part.shown.slice(Math.max(0, to - at)));
    }
    at = end;
  }
  typeIn();
  return linked(parts, known);
}

/** The difference between two texts. The text after the caret is unchanged, which settles ambiguity. */
export function replacedPart(before: string, after: string, caret: number): ReplacedPart {
  let behind = before.endsWith(after.slice(caret)) ? after.length - caret : 0;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter - behind && before[from] === after[from]) from += 1;
  while (behind < shorter - from && before.at(-behind - 1) === after.at(-behind - 1)) behind += 1;
  return { from, to: before.length - behind };
}

function partsOf(stored: string): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: whole, 1: name = '', index } of stored.matchAll(ANY)) {
    if (index > at) parts.push({ shown: stored.slice(at, index), stored: stored.slice(at, index) });
    parts.push({ shown: `@${name}`, stored: whole });
    at = index + whole.length;
  }
  if (at < stored.length) parts.push({ shown: stored.slice(at), stored: stored.slice(at) });
  return parts;
}

/** Joins adjacent plain text first, because a name may span it. */
function linked(parts: readonly Part[], known: KnownPeople): string {
  let text = '';
  let words = '';
  for (const { shown, stored } of parts) {
    if (shown === stored) words += shown;
    else {
      text += withMentions(words, known) + stored;
      words = '';
    }
  }
  return text + withMentions(words, known);
}

/** Tries the longest name first: "Mia Lopez" is not "Mia". */
function withMentions(words: string, known: KnownPeople): string {
  const names = [...known.keys()].toSorted((one, other) => other.length - one.length);
  if (names.length === 0) return words;
  const escaped = names.map((name) => name.replaceAll(/[$()*+.?\\^{|}-]/g, String.raw`\$&`));
  const named = new RegExp(`(?<![^\\s(])@(${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return words.replaceAll(named, (_whole, name: string) => mentionOf(name, known.get(name) ?? ''));
}

const mentionOf = (name: string, id: string): string => `@[${name}](user:${id})`;
