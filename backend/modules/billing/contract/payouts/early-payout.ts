import { z } from 'zod';
import { dollarsInput } from '#contract/http/numbers.ts';
import { dollars, instant, listQuerySchema, uuid } from '#contract/http/index.ts';

/**
 * A part of a bonus that its referrer may take or has taken early: `payout` is the net amount of `amount`.
 */
export const earlyPayoutSchema = z.object({
  id: uuid,
  referralId: uuid,
  workerName: z.string(),
  jobTitle: z.string(),
  amount: dollars,
  fee: dollars,
  payout: dollars,
  dueAt: instant,
  takenAt: instant.nullable(),
});
export type EarlyPayoutView = z.infer<typeof earlyPayoutSchema>;
export const earlyPayoutListSchema = z.array(earlyPayoutSchema);

export const earlyPayoutQuerySchema = listQuerySchema.extend({
  status: z.enum(['offered', 'taken'], 'Unknown status').default('offered'),
});

/** The net amount that was shown. */
export const takeEarlyPayoutSchema = z.strictObject({
  payout: dollarsInput({ max: 1_000_000, message: 'Please enter a valid amount' }),
});
