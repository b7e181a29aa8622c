import { z } from 'zod';
import { errorAnswerSchema } from '#contract/http/answers.ts';
import { dollarsInput, numberInput } from '#contract/http/numbers.ts';
import { count, dollars } from '#contract/http/primitives.ts';

const PAYOUT_AMOUNT_INVALID = 'This payout amount is not valid';
const shownAmount = dollarsInput({ max: 1_000_000, message: PAYOUT_AMOUNT_INVALID });

/** The figures that the person was shown; boost and points are sent only when a boost is used (rules.md#claim-figures). */
export const claimPayoutRequestSchema = z.object({
  basePayout: shownAmount,
  tempBoost: shownAmount.nullish().transform((boost) => boost ?? '0.00'),
  pointsSpent: numberInput({ min: 0, max: 1_000_000, integer: true })
    .nullish()
    .transform((points) => points ?? 0),
});
export type ClaimPayoutInput = z.input<typeof claimPayoutRequestSchema>;

/** `in_review`: an admin reviews it first (rules.md#claim-review). */
const PAYOUT_STATUSES = ['in_review', 'paid'] as const;
export const payoutSchema = z.object({
  totalPayout: dollars,
  basePayout: dollars,
  boost: dollars,
  pointsSpent: count,
  status: z.enum(PAYOUT_STATUSES),
});
export type Payout = z.infer<typeof payoutSchema>;

/** The 409 answer if the shown figures are outdated. */
export const payoutChangedSchema = errorAnswerSchema.extend({
  details: z.object({ basePayout: dollars, tempBoost: dollars, pointsSpent: count, totalPayout: dollars }),
});
