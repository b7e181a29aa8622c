import { z } from 'zod';
import { LANGUAGES } from './vocabulary/language.ts';
import { hasControls, hasHiddenCharacters, visibleNumber, withoutHiddenEnds } from './hidden-characters.ts';

export const TEXT_MISSING = 'This field is required';
const TEXT_TOO_LONG = 'This text is too long';
export const TEXT_NOT_ALLOWED = 'This text contains characters that are not allowed';
const NAME_HIDDEN = 'This contains hidden characters. Please type it again.';
export const NUMBER_INVALID = 'Please enter a valid number';
const ID_INVALID = 'This id is not valid';

/**
 * Marks an issue of well-formed input that violates a rule: if there are no other issues, the status is 422
 * instead of 400.
 */
export const AGAINST_RULE = { params: { isRule: true } } as const;

/** PostgreSQL rejects NUL bytes, and UTF-8 has no lone surrogates: both get a 400 here. */
export function isStorableText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\u0000');
}

export const languageSchema = z.enum(LANGUAGES);

interface TextLimits {
  min?: number;
  max: number;
  message?: string;
  tooLong?: string;
  /** The stored form, if people write the same value in several ways. */
  written?: (text: string) => string;
}

function trimmed(limits: TextLimits) {
  const message = limits.message ?? TEXT_MISSING;
  return z
    .string({ error: message })
    .trim()
    .overwrite(limits.written ?? ((value) => value))
    .min(limits.min ?? 0, message)
    .max(limits.max, limits.tooLong ?? TEXT_TOO_LONG)
    .refine(isStorableText, TEXT_NOT_ALLOWED);
}

/**
 * A trimmed text of one line: a line break could create a new line in a calendar, an email, or a table
 * (rules.md#one-line). `message` is for a missing, mistyped, or too short one.
 */
export function text(limits: TextLimits) {
  return trimmed(limits).refine((value) => !hasControls(value), TEXT_NOT_ALLOWED);
}

/** Like `text`, with several lines. */
export function paragraphs(limits: TextLimits) {
  return trimmed(limits).refine((value) => !hasControls(value.replaceAll(/[\t\n\r]/g, '')), TEXT_NOT_ALLOWED);
}

/** The name of a person or thing: one line of visible characters (rules.md#hidden-characters). */
export function nameText(limits: Parameters<typeof text>[0]) {
  return trimmed(limits).refine((value) => !hasHiddenCharacters(value), NAME_HIDDEN);
}

export function optionalName(max: number) {
  return nameText({ max })
    .nullish()
    .transform((value) => value || null);
}

export function clearableName(max: number) {
  return nameText({ max })
    .nullable()
    .transform((value) => value || null)
    .optional();
}

/** A text that may be missing, null or empty: all three become null. */
export function optionalText(max: number) {
  return text({ max })
    .nullish()
    .transform((value) => value || null);
}

/** A search term: pasted tabs and line breaks become spaces. */
export function optionalSearch(max: number) {
  return text({ max, written: (value) => value.replaceAll(/[\t\n\r]+/g, ' ') })
    .nullish()
    .transform((value) => value || null);
}

/** A file's name. Users cannot retype it, so invisible characters are removed. */
export function optionalFileName(max: number) {
  return text({ max, written: (value) => value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '') })
    .nullish()
    .transform((value) => value || null);
}

export function optionalParagraphs(max: number) {
  return paragraphs({ max })
    .nullish()
    .transform((value) => value || null);
}

/** For partial changes: missing stays missing, null and empty become null. */
export function clearableText(max: number) {
  return text({ max })
    .nullable()
    .transform((value) => value || null)
    .optional();
}

export function clearableParagraphs(max: number) {
  return paragraphs({ max })
    .nullable()
    .transform((value) => value || null)
    .optional();
}

export function email(message: string) {
  return z
    .string({ error: message })
    .overwrite(withoutHiddenEnds)
    .toLowerCase()
    .max(254, message)
    .regex(z.regexes.email, message)
    .refine(isStorableText, message);
}

export function optionalEmail(message: string) {
  return text({ max: 254, message, tooLong: message, written: withoutHiddenEnds })
    .toLowerCase()
    .nullish()
    .transform((value) => value || null)
    .refine((value) => value === null || z.regexes.email.test(value), message);
}

const PHONE_MIN_CHARACTERS = 10;
const PHONE_MAX_CHARACTERS = 30;

/** At least ten characters; the server parses the number afterward and answers the same message (rules.md#phone-format). */
export function phone(message: string) {
  const limits = { min: PHONE_MIN_CHARACTERS, max: PHONE_MAX_CHARACTERS };
  return text({ ...limits, message, tooLong: message, written: visibleNumber });
}

export function optionalPhone(message: string) {
  return text({ max: PHONE_MAX_CHARACTERS, message, tooLong: message, written: visibleNumber })
    .nullish()
    .transform((value) => value || null)
    .refine((value) => value === null || value.length >= PHONE_MIN_CHARACTERS, message);
}

/** A form checkbox that must be checked. */
export function mustBeTrue(message: string) {
  return z.literal(true, { error: message });
}

export const uuid = z.uuid({ error: ID_INVALID });
/** An instant in UTC, `2026-11-20T06:37:26.000Z`. */
export const instant = z.iso.datetime();
/** A calendar day, `2026-11-20`. */
export const day = z.iso.date();
/** `"525.00"`: the format of every amount in an answer (rules.md#dollar-strings). */
export const dollars = z.string().regex(/^-?\d+\.\d{2}$/);
export const count = z.int().nonnegative();
