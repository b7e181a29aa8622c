import { z } from 'zod';
import { dollarsInput, optionalNumber } from '#contract/http/numbers.ts';
import { onPaper } from '#contract/identity/latin-name.ts';
import { count, dollars, nameText, optionalParagraphs, paragraphs, text } from '#contract/http/primitives.ts';
import { writtenPayRate } from '../vocabulary/pay-rate.ts';
import { TRADES } from '../vocabulary/trades.ts';
import { tradeSchema } from './trade-schema.ts';

/** Dollars (rules.md#bonus-amount). */
export const REFERRAL_BONUS_MAX = 100_000;
export const BONUS_MISSING = 'Referral bonus is required';
export const BONUS_INVALID = 'Referral bonus must be from $0 to $100,000 with at most two decimals';

const BONUS_TOO_SMALL = 'At least $1, or 0 for none';

/** A card payment carries no few cents (rules.md#smallest-charge). */
export const bonusField = dollarsInput({
  max: REFERRAL_BONUS_MAX,
  message: BONUS_INVALID,
  required: BONUS_MISSING,
}).refine((bonus) => Number(bonus) === 0 || Number(bonus) >= 1, BONUS_TOO_SMALL);

/**
 * The fields of the forms. Limits and messages of the simple form; the shared call uses the same
 * (rules.md#form-limits).
 */
export const jobFields = {
  title: nameText({ min: 3, max: 150, message: 'Title must be at least 3 characters' }).check(onPaper),
  company: nameText({ min: 2, max: 150, message: 'Company name must be at least 2 characters' }).check(
    onPaper,
  ),
  description: paragraphs({ min: 10, max: 10_000, message: 'Description must be at least 10 characters' }),
  location: nameText({ min: 3, max: 200, message: 'Location must be at least 3 characters' }).check(onPaper),
  payRate: text({ min: 3, max: 100, message: 'Pay rate is required', written: writtenPayRate }).check(
    onPaper,
  ),
  schedule: text({ min: 3, max: 200, message: 'Schedule is required' }).check(onPaper),
  category: z.enum(TRADES, { error: 'Category is required' }),
  requirements: optionalParagraphs(5000),
};

const coordinate = (most: number) => optionalNumber({ min: -most, max: most });

/** Fields that the calls accept and no form has (rules.md#job-defaults). */
export const unrequestedFields = {
  requiredSkills: z.array(text({ min: 1, max: 80 })).max(50),
  latitude: coordinate(90),
  longitude: coordinate(180),
  /** Miles. */
  maxDistance: z.int().min(0).max(5000),
};

/**
 * The fields that an employer writes. Every place that lists them is checked against this
 * (docs/adding-a-field.md).
 */
export type JobField = keyof typeof jobFields | keyof typeof unrequestedFields | 'referralBonus';

/** The same fields in answers. */
export const shownFields = {
  title: z.string(),
  company: z.string(),
  description: z.string(),
  location: z.string(),
  payRate: z.string(),
  schedule: z.string(),
  category: tradeSchema,
  /** `"0.00"` shows as "Not set" (rules.md#bonus-amount). */
  referralBonus: dollars,
  requirements: z.string().nullable(),
  requiredSkills: z.array(z.string()),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Miles. */
  maxDistance: count,
} satisfies Record<JobField, z.ZodType>;
