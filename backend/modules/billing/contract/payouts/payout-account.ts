import { z } from 'zod';
import { dollarsInput } from '#contract/http/numbers.ts';
import { dollars, instant, uuid } from '#contract/http/primitives.ts';
import { LEDGER_TRANSACTION_KINDS } from '../vocabulary/ledger/ledger.ts';
import { TAX_FORM_STATUSES } from '../vocabulary/taxes/taxes.ts';
import {
  PAYOUT_ACCOUNT_ACTIONS,
  PAYOUT_ACCOUNT_STATUSES,
  PAYOUT_REQUIREMENTS,
  WITHDRAWAL_FAILURES,
  WITHDRAWAL_MIN,
  WITHDRAWAL_STATUSES,
} from '../vocabulary/payouts/payouts.ts';

const WITHDRAWAL_TOO_SMALL = 'The minimum withdrawal is $25';

const bankSchema = z.object({ name: z.string().nullable(), last4: z.string().regex(/^\d{4}$/) });

/** A withdrawal with its movements in the ledger, oldest first. */
export const withdrawalSchema = z.object({
  id: uuid,
  amount: dollars,
  status: z.enum(WITHDRAWAL_STATUSES),
  failure: z.enum(WITHDRAWAL_FAILURES).nullable(),
  bank: bankSchema.nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
  settledAt: instant.nullable(),
  movements: z.array(z.object({ kind: z.enum(LEDGER_TRANSACTION_KINDS), amount: dollars, at: instant })),
});
export type WithdrawalView = z.infer<typeof withdrawalSchema>;
export const withdrawalListSchema = z.array(withdrawalSchema);

export const payoutAccountSchema = z.object({
  status: z.enum(PAYOUT_ACCOUNT_STATUSES),
  requirements: z.array(z.enum(PAYOUT_REQUIREMENTS)),
  bank: bankSchema.nullable(),
  actions: z.array(z.enum(PAYOUT_ACCOUNT_ACTIONS)),
  availableBalance: dollars,
  pendingBalance: dollars,
  /** On its way to the bank. */
  inTransit: dollars,
  minimumWithdrawal: dollars,
  /** Withdrawals wait while it is `required`. */
  taxForm: z.enum(TAX_FORM_STATUSES),
  /** The newest ones; `GET /api/payouts` lists all. */
  withdrawals: withdrawalListSchema,
});
export type PayoutAccount = z.infer<typeof payoutAccountSchema>;

/** The page for the provider's required details; null if the embedded provider's own form is used. */
export const payoutOnboardingSchema = z.object({ url: z.url().nullable() });
export type PayoutOnboarding = z.infer<typeof payoutOnboardingSchema>;

export const withdrawRequestSchema = z.object({
  amount: dollarsInput({ max: 1_000_000, message: 'Please enter a valid amount' }).refine(
    (amount) => Number(amount) >= Number(WITHDRAWAL_MIN),
    WITHDRAWAL_TOO_SMALL,
  ),
});
