import { z } from 'zod';
import { dollars } from '#contract/http/primitives.ts';

const MONTH = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/;

/** `?month=2026-11`, in UTC; missing or empty means the current one (rules.md#spend-months). */
export const billingSummaryQuerySchema = z.object({
  month: z
    .union([z.literal(''), z.string().regex(MONTH)], { error: 'A month is written like 2026-11' })
    .nullish()
    .transform((month) => month || null),
});

const figures = {
  /** Successful charges less refunds. */
  spend: dollars,
  bonusesPaid: dollars,
  platformFees: dollars,
  addOns: dollars,
  refunds: dollars,
};

/** `bonusesPaid`, `platformFees`, `addOns`, `other` and `heldChange` add up to `spend` (rules.md#billing-adds-up). */
const billingMonthSchema = z.object({
  month: z.string().regex(MONTH),
  ...figures,
  /** Letters, posts, boosts, plans, and money that banks have taken or returned. */
  other: dollars,
  /** The change of held money over the month; negative if it shrank. */
  heldChange: dollars,
});

export const billingSummarySchema = z.object({
  ...figures,
  /** Charged, and neither committed nor refunded yet. */
  held: dollars,
  /** The last twelve months, oldest first. */
  byMonth: z.array(billingMonthSchema),
});
export type BillingSummary = z.infer<typeof billingSummarySchema>;
