import { z } from 'zod';
import {
  addOnsInputSchema,
  addOnsQuerySchema,
  chargeLineSchema,
  otherCardField,
} from '#contract/billing/charging/charge.ts';
import { paymentSchema } from '#contract/billing/charging/payment.ts';
import { dollars } from '#contract/http/primitives.ts';
import { firstDayField, onSiteFields } from '../first-day/first-day.ts';
import { referralSchema } from '../referral.ts';

export const hireRequestSchema = z.object({
  addOns: addOnsInputSchema,
  /** The first day of work; a signed letter says its own. */
  firstDay: firstDayField,
  ...onSiteFields,
  otherCard: otherCardField,
});
export type HireRequest = z.infer<typeof hireRequestSchema>;
export type HireInput = z.input<typeof hireRequestSchema>;

export const payBonusRequestSchema = z.object({ otherCard: otherCardField });
export type PayBonusRequest = z.infer<typeof payBonusRequestSchema>;

export const hireQuoteQuerySchema = z.object({ addOns: addOnsQuerySchema });

/** The charge of hiring now: only parts that are not charged yet (rules.md#charged-once). */
export const hireQuoteSchema = z.object({ lines: z.array(chargeLineSchema), total: dollars });
export type HireQuote = z.infer<typeof hireQuoteSchema>;

export const hiredSchema = z.object({ referral: referralSchema, payment: paymentSchema });
export type Hired = z.infer<typeof hiredSchema>;
