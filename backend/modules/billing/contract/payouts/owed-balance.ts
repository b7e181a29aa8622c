import { z } from 'zod';
import { dollarsInput } from '#contract/http/numbers.ts';
import { dollars, instant, uuid } from '#contract/http/primitives.ts';
import { bankReference } from '../bank-reference.ts';

/** The money still owed to a person who left. */
export const owedBalanceSchema = z.object({
  id: uuid,
  available: dollars,
  coming: dollars,
  leftAt: instant,
});
export type OwedBalance = z.infer<typeof owedBalanceSchema>;

export const payOwedBalanceSchema = z.object({
  amount: dollarsInput({ max: 1_000_000, message: 'Please enter a valid amount' }).refine(
    (amount) => Number(amount) > 0,
    'Please enter a valid amount',
  ),
  reference: bankReference,
});
export type PayOwedBalanceInput = z.input<typeof payOwedBalanceSchema>;
