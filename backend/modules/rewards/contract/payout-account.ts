import { z } from 'zod';
import { dollarsInput } from '#contract/http/numbers.ts';
import { dollars, instant, uuid } from '#contract/http/primitives.ts';

/** Dollars to a bank account at once, at least (rules.md#smallest-withdrawal). */
export const WITHDRAWAL_MIN = '25.00';
const WITHDRAWAL_TOO_SMALL = 'The minimum withdrawal is $25';

const WITHDRAWAL_STATUSES = ['pending', 'paid', 'failed'] as const;
const withdrawalSchema = z.object({
  id: uuid,
  amount: dollars,
  status: z.enum(WITHDRAWAL_STATUSES),
  createdAt: instant,
});

const PAYOUT_ACCOUNT_STATUSES = ['none', 'onboarding', 'active'] as const;
export const payoutAccountSchema = z.object({
  status: z.enum(PAYOUT_ACCOUNT_STATUSES),
  availableBalance: dollars,
  pendingBalance: dollars,
  minimumWithdrawal: dollars,
  withdrawals: z.array(withdrawalSchema),
});

export const withdrawRequestSchema = z.object({
  amount: dollarsInput({ max: 1_000_000, message: 'Please enter a valid amount' }).refine(
    (amount) => Number(amount) >= Number(WITHDRAWAL_MIN),
    WITHDRAWAL_TOO_SMALL,
  ),
});
