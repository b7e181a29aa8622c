import { z } from 'zod';
import { onPaper } from '#contract/identity/latin-name.ts';
import { isLatinName } from '#contract/identity/vocabulary/latin-name.ts';
import {
  AGAINST_RULE,
  day,
  nameText,
  optionalName,
  optionalEmail,
  optionalPhone,
  optionalText,
  text,
} from '#contract/http/primitives.ts';
import {
  CITIZENSHIPS,
  I9_DOCUMENT_KINDS,
  I9_STATES,
  type I9DocumentKind,
} from '../vocabulary/form/form-i9.ts';
import {
  readI94Number,
  readPassportNumber,
  readReceiptNumber,
  readSsn,
  readUscisNumber,
} from '../vocabulary/form/i9-numbers.ts';

const DATE = 'Please enter a valid date';
const MOST_NAME = 60;

/** The form's own instructions: in English letters. */
const NOT_LATIN = 'Form I-9 is filled in with Latin letters (A–Z)';
const isInLatin = (name: string | null): boolean => !name || isLatinName(name);
export const lastName = nameText({ min: 1, max: MOST_NAME, message: 'Last name is required' }).refine(
  isInLatin,
  NOT_LATIN,
);
export const firstName = nameText({ min: 1, max: MOST_NAME, message: 'First name is required' }).refine(
  isInLatin,
  NOT_LATIN,
);
/** Other last names, of which there may be several or none. */
export const otherLastNames = optionalName(120).refine(isInLatin, NOT_LATIN);
export const middleInitial = optionalText(1);
export const signature = nameText({ min: 2, max: 120, message: 'Type your full name to sign' }).check(
  onPaper,
);
export const street = nameText({ min: 3, max: 120, message: 'Address is required' }).check(onPaper);
export const city = nameText({ min: 2, max: 60, message: 'City or town is required' }).check(onPaper);
export const state = z.enum(I9_STATES, { error: 'Choose a state' });
export const zip = text({ max: 10, message: 'Please enter a valid ZIP code' }).regex(
  /^\d{5}(-?\d{4})?$|^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/,
  'Please enter a valid ZIP code',
);
function isDay(given: string): boolean {
  return z.iso.date().safeParse(given).success && given >= '1900' && given < '2200';
}

/** A calendar day between the years 1900 and 2200: there is no February 30. */
export const calendarDay = z
  .string({ error: DATE })
  .min(1, { error: DATE, abort: true })
  .refine(isDay, { error: DATE, ...AGAINST_RULE })
  .meta({ format: 'date' });
export const optionalDay = z
  .string({ error: DATE })
  .nullish()
  .transform((value) => value || null)
  .refine((value) => value === null || isDay(value), { error: DATE, ...AGAINST_RULE });
/** The same in an address, where a text that is no day is malformed. */
export const optionalDayOfQuery = z
  .string()
  .refine((given) => given === '' || isDay(given), DATE)
  .nullish()
  .transform((value) => value || null);
export const email = optionalEmail('Please enter a valid email address');
export const phone = optionalPhone('Please enter a valid phone number');
export const citizenship = z.enum(CITIZENSHIPS, { error: 'Choose what applies to you' });
export const documentKind = z.enum(I9_DOCUMENT_KINDS as readonly [I9DocumentKind, ...I9DocumentKind[]], {
  error: 'Choose a document',
});
export { linkCodeField as code } from '#contract/http/link-code.ts';
export const dayAnswer = day;

/** A number in the form in which it is stored; empty and missing are null. */
function number(read: (given: string) => string | null, message: string) {
  return text({ max: 30, message })
    .nullish()
    .transform((given, ctx) => {
      if (!given) return null;
      const kept = read(given);
      if (kept === null) ctx.issues.push({ code: 'custom', message, input: undefined, ...AGAINST_RULE });
      return kept;
    });
}

export const ssn = number(readSsn, 'Please enter a valid Social Security number');
export const uscisNumber = number(readUscisNumber, 'Please enter a valid A-Number: 7 to 9 digits');
export const i94Number = number(readI94Number, 'Please enter a valid Form I-94 number: 11 characters');
export const receiptNumber = number(
  readReceiptNumber,
  'Please enter a valid receipt number: 3 letters and 10 digits',
);
export const passportNumber = number(readPassportNumber, 'Please enter a valid passport number');
