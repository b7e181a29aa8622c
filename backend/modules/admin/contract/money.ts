import { z } from 'zod';
import { REFUND_CAUSES } from '#contract/billing/vocabulary/refunding/refund-causes.ts';
import { REFUND_STATUSES } from '#contract/billing/vocabulary/refunding/refund-statuses.ts';
import { WITHDRAWAL_FAILURES, WITHDRAWAL_STATUSES } from '#contract/billing/vocabulary/payouts/payouts.ts';
import { listQuerySchema } from '#contract/http/lists.ts';
import { count, dollars, instant, uuid } from '#contract/http/primitives.ts';
import { filterOf, namedPersonSchema, personId } from './filters.ts';
import { ledgerTransactionSchema } from './payments.ts';

export const adminRefundsQuerySchema = listQuerySchema.extend({
  status: filterOf(REFUND_STATUSES, 'Unknown status'),
});

/** Money that is or should be refunded to an employer. */
export const adminRefundSchema = z.object({
  id: uuid,
  paymentId: uuid,
  employer: namedPersonSchema,
  amount: dollars,
  status: z.enum(REFUND_STATUSES),
  attempts: count,
  /** Null if no automatic try follows. */
  nextTryAt: instant.nullable(),
  /** An admin's own words; null if no admin gave it back. */
  reason: z.string().nullable(),
  cause: z.enum(REFUND_CAUSES),
  createdAt: instant,
  /** An admin may pay it another way: the last try has failed, and no bank disputes the payment. */
  mayPayByHand: z.boolean(),
});
export type AdminRefund = z.infer<typeof adminRefundSchema>;

export const adminWithdrawalsQuerySchema = listQuerySchema.extend({
  status: filterOf(WITHDRAWAL_STATUSES, 'Unknown status'),
  userId: personId,
});

/** Money on its way from a balance to a bank. */
export const adminWithdrawalSchema = z.object({
  id: uuid,
  person: namedPersonSchema,
  amount: dollars,
  status: z.enum(WITHDRAWAL_STATUSES),
  /** Why the withdrawal was returned. */
  failure: z.enum(WITHDRAWAL_FAILURES).nullable(),
  bankLast4: z.string().nullable(),
  createdAt: instant,
  settledAt: instant.nullable(),
  /** The withdrawal was returned, no bank rejected it, and no one has retried it. */
  mayRetry: z.boolean(),
});
export type AdminWithdrawal = z.infer<typeof adminWithdrawalSchema>;

/**
 * Subjects of ledger entries: a referral, a withdrawal, a difference between the provider's books and ours,
 * or all accounts of a person.
 */
export const LEDGER_SUBJECTS = ['referral', 'withdrawal', 'difference', 'person'] as const;
export type LedgerSubject = (typeof LEDGER_SUBJECTS)[number];
export const ledgerSubjectSchema = z.object({ subject: z.enum(LEDGER_SUBJECTS), id: uuid });
export const ledgerMovementSchema = ledgerTransactionSchema;
export type LedgerMovement = z.infer<typeof ledgerMovementSchema>;
