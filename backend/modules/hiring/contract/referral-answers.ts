import { z } from 'zod';
import { addOnsInputSchema, addOnsQuerySchema, chargeLineSchema } from '#contract/billing/charge.ts';
import { paymentSchema } from '#contract/billing/payment.ts';
import { dollars, instant } from '#contract/http/primitives.ts';
import { referralStatusSchema } from './referral-status.ts';
import { referralSchema } from './referral.ts';

export const rolledBackSchema = z.object({ message: z.string(), referral: referralSchema });
export type RolledBack = z.infer<typeof rolledBackSchema>;

export const hireRequestSchema = z.object({ addOns: addOnsInputSchema });
export type HireRequest = z.infer<typeof hireRequestSchema>;
export type HireInput = z.input<typeof hireRequestSchema>;

export const hireQuoteQuerySchema = z.object({ addOns: addOnsQuerySchema });

/** What the hire would charge now: only what is not charged yet (rules.md#charged-once). */
export const hireQuoteSchema = z.object({ lines: z.array(chargeLineSchema), total: dollars });
export type HireQuote = z.infer<typeof hireQuoteSchema>;

export const hiredSchema = z.object({ referral: referralSchema, payment: paymentSchema });
export type Hired = z.infer<typeof hiredSchema>;

const TIMELINE_ACTORS = ['employer', 'referrer', 'worker', 'system'] as const;

export const timelineEntrySchema = z.object({
  at: instant,
  status: referralStatusSchema,
  /** The reader's own wording of the step (rules.md#timeline-words). */
  label: z.string(),
  actor: z.enum(TIMELINE_ACTORS),
  note: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
export const timelineSchema = z.array(timelineEntrySchema);
