import { z } from 'zod';
import { numberInput } from './numbers.ts';
import { count, instant, paragraphs, phone } from './primitives.ts';

/**
 * At most ten years per call. Hours may have fractions, and are never negative (rules.md#development-clock).
 */
const CLOCK_ADVANCE_MAX_HOURS = 87_600;

export const advanceClockRequestSchema = z.object({
  advanceHours: numberInput({ min: 0, max: CLOCK_ADVANCE_MAX_HOURS }),
});

export const clockSchema = z.object({ now: instant });
export type ClockAnswer = z.infer<typeof clockSchema>;

export const ledgerCheckSchema = z.object({
  balanced: z.boolean(),
  transactions: count,
  problems: z.array(z.string()),
});
export type LedgerCheck = z.infer<typeof ledgerCheckSchema>;

/** A phone's reply to a text. */
export const inboundTextRequestSchema = z.object({
  from: phone('Please enter a valid phone number'),
  body: paragraphs({ max: 1600 }),
});
