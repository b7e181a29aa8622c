import { z } from 'zod';
import { day, instant, optionalParagraphs, optionalText, uuid } from '#contract/http/primitives.ts';
import { otherCardField } from '#contract/billing/charging/charge.ts';
import { linkCodeField } from '#contract/http/link-code.ts';
import { confirmedPayField, offerStartDateField } from '../terms/offer-fields.ts';

const COUNTER_EMPTY = 'Please say what you would like to change';

/** A number, or words. */
const payRateField = z.preprocess((pay) => (typeof pay === 'number' ? String(pay) : pay), optionalText(100));

/** A candidate's request: pay, start, or free text (rules.md#counter-proposals). */
export const counterOfferRequestSchema = z
  .object({
    payRate: payRateField,
    startDate: offerStartDateField,
    note: optionalParagraphs(1000),
    code: linkCodeField,
  })
  .refine(({ payRate, startDate, note }) => payRate !== null || startDate !== null || note !== null, {
    path: ['note'],
    error: COUNTER_EMPTY,
  });
export type CounterOfferInput = z.input<typeof counterOfferRequestSchema>;

export const counterProposalSchema = z.object({
  id: uuid,
  payRate: z.string().nullable(),
  startDate: day.nullable(),
  note: z.string().nullable(),
  status: z.enum(['open', 'accepted', 'declined', 'lapsed']),
  createdAt: instant,
});

export const answerCounterRequestSchema = z.object({
  accept: z.boolean({ error: 'Please accept or decline the offer' }),
  confirmedPay: confirmedPayField,
  otherCard: otherCardField,
});
export type CounterAnswerInput = z.input<typeof answerCounterRequestSchema>;
