import type { z } from 'zod';
import { nameText } from '#contract/http/primitives.ts';
import { isLatinName, LONGEST_NAME, unprintedLetters } from './vocabulary/latin-name.ts';

const UNPRINTED = "We can't print these letters. Please use Latin letters instead of";
const LATIN_NAME_INVALID = 'Please write the name in Latin letters (A–Z)';

/** A check of a text that papers print: what they lack is named where it is typed, long before someone pays. */
export function onPaper({ value, issues }: z.core.ParsePayload<string | null | undefined>): void {
  const letters = unprintedLetters(value ?? '');
  if (letters === null) return;
  issues.push({ code: 'custom', message: `${UNPRINTED}: ${letters}`, input: value });
}

function latinName() {
  return nameText({ max: LONGEST_NAME, written: (name) => name.normalize('NFC') }).refine(
    (name) => name === '' || isLatinName(name),
    LATIN_NAME_INVALID,
  );
}

/** How a passport writes someone's name; missing, null and empty are null. */
export function optionalLatinName() {
  return latinName()
    .nullish()
    .transform((name) => name || null);
}

/** The same in a partial change: what is missing stays. */
export function clearableLatinName() {
  return latinName()
    .nullable()
    .transform((name) => name || null)
    .optional();
}
