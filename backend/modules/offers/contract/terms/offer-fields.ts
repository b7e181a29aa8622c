import { z } from 'zod';
import { PAY_TYPES, type PayType } from '#contract/billing/vocabulary/charging/pay-types.ts';
import { numberInput } from '#contract/http/numbers.ts';
import { nameText, optionalEmail, optionalName, phone, text } from '#contract/http/primitives.ts';
import { mergeText } from './merge-text.ts';
import { benefitIdSchema, benefitsSentence, DEFAULT_BENEFITS_TEXT, type BenefitId } from './benefits.ts';

/** rules.md#pay-types; the fee calculator knows the monthly value of each. */
export const payTypeSchema = z.enum(PAY_TYPES, { error: 'Please select a pay type' });
/** Null if no type was chosen; then the words of the pay decide (rules.md#offer-pay). */
export const chosenPayTypeField = payTypeSchema
  .nullish()
  .transform((payType): PayType | null => payType ?? null);

/** Confirms that unlikely pay is right (rules.md#unlikely-pay). */
export const confirmedPayField = z
  .boolean()
  .nullish()
  .transform((isConfirmed) => isConfirmed ?? false);

/** Days that a letter may be answered (rules.md#offer-validity). */
export const OFFER_EXPIRY_DAYS = { min: 1, max: 30, default: 7, choices: [3, 7, 14, 30] } as const;
const EXPIRY_INVALID = 'An offer is valid for 1 to 30 days';
export const OFFER_INCOMPLETE = 'Please fill in start date, pay rate, and work location.';

export const expirationDaysField = numberInput({
  min: OFFER_EXPIRY_DAYS.min,
  max: OFFER_EXPIRY_DAYS.max,
  integer: true,
  message: EXPIRY_INVALID,
});

const PAY_RATE_MAX_CHARACTERS = 100;

/**
 * A number, a numeric text, or a text such as "$25/hour"; the domain parses it as a text
 * (rules.md#offer-pay).
 */
export const offerPayRateField = z
  .union([z.string(), z.number()], { error: OFFER_INCOMPLETE })
  .transform(String)
  .pipe(text({ min: 1, max: PAY_RATE_MAX_CHARACTERS, message: OFFER_INCOMPLETE }));

export const offerWorkLocationField = nameText({ min: 1, max: 300, message: OFFER_INCOMPLETE });

export const START_DATE_INVALID = 'Please enter a valid start date';
/** No calendar of a database has a year 0. */
const YEAR_OF_OURS = /^[12]\d{3}-/;
const startDay = z
  .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], { error: START_DATE_INVALID })
  .refine((date) => YEAR_OF_OURS.test(date), START_DATE_INVALID);

/**
 * A day, or an instant that is reduced to its day; missing, null, and empty are null
 * (rules.md#offer-required-fields).
 */
export const offerStartDateField = z
  .union([z.literal(''), startDay], { error: START_DATE_INVALID })
  .nullish()
  .transform((date) => (date ? date.slice(0, 10) : null));

const benefitList = z.array(benefitIdSchema).max(100);

/** A sentence or a list of ids (rules.md#offer-shapes), read as both; the ids are empty for a sentence. */
export const benefitsField = z
  .union([mergeText(4000), benefitList], { error: 'Unknown benefit' })
  .nullish()
  .transform((benefits): { benefitIds: BenefitId[]; benefits: string } => {
    if (Array.isArray(benefits)) {
      return { benefitIds: [...new Set(benefits)], benefits: benefitsSentence(benefits) };
    }
    return { benefitIds: [], benefits: benefits || DEFAULT_BENEFITS_TEXT };
  });

export const PHONE_INVALID = 'Please enter a valid phone number';
export const EMAIL_INVALID = 'Please enter a valid email';

/** A form returns masked contact data unchanged; they count as not given. */
const unlessMasked = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('•') ? null : value;

/** If omitted, a letter's title stays; an empty one removes it. */
export const signatoryTitleField = nameText({ max: 120 })
  .nullish()
  .transform((title) => title ?? null);

export const candidateFields = {
  workerName: optionalName(120),
  workerEmail: z.preprocess(unlessMasked, optionalEmail(EMAIL_INVALID)),
  workerPhone: z.preprocess(
    unlessMasked,
    z
      .union([z.literal(''), phone(PHONE_INVALID)], { error: PHONE_INVALID })
      .nullish()
      .transform((number) => number || null),
  ),
};
