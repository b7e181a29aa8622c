import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { count, dollars, instant, paragraphs, uuid } from '#contract/http/primitives.ts';
import { DIFFERENCE_STATES, STUCK_KINDS } from '../vocabulary/reconciliation/reconciliation.ts';
import { LEDGER_PROVIDERS } from '../vocabulary/ledger/ledger.ts';

/** The reading position in the provider's own books. */
const balanceListingSchema = z.object({
  provider: z.enum(LEDGER_PROVIDERS),
  /** The end of the last complete reading; null before the first one. */
  endedAt: instant.nullable(),
  /** All lines that the provider had listed until then are known here. */
  listedUntil: instant.nullable(),
  /** The number of new lines in the last reading. */
  lines: count,
  /** The provider's fees that it booked. */
  fees: dollars,
  /** The start of a reading that has not ended. */
  readingSince: instant.nullable(),
});

/** Money that only a person can move (rules.md#stuck-money). */
const stuckMoneySchema = z.object({
  kind: z.enum(STUCK_KINDS),
  paymentId: uuid,
  amount: dollars,
  since: instant,
});
export type StuckMoney = z.infer<typeof stuckMoneySchema>;

export const reconciliationSchema = z.object({
  listings: z.array(balanceListingSchema),
  open: count,
  /** The longest waiting first; fifty at most. */
  stuck: z.array(stuckMoneySchema),
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;

export const differencesQuerySchema = listQuerySchema.extend({
  state: z
    .union([z.literal(''), z.enum(DIFFERENCE_STATES)], { error: 'Unknown status' })
    .nullish()
    .transform((state) => state || null),
});

const BALANCE_KINDS = ['charge', 'refund', 'dispute', 'transfer', 'company_payout', 'fee', 'other'] as const;

/** A difference between the provider's books and ours. */
export const balanceDifferenceSchema = z.object({
  id: uuid,
  provider: z.string(),
  /** The provider's ID of the object. */
  about: z.string(),
  subject: z.enum(['charge', 'plan', 'refund', 'dispute', 'transfer', 'other']),
  kind: z.enum(['theirs_only', 'ours_only', 'other_amount']),
  theirs: dollars,
  ours: dollars,
  /** The provider's amount minus ours. */
  difference: dollars,
  /** The time of the later of the two movements. */
  at: instant,
  foundAt: instant,
  state: z.enum(DIFFERENCE_STATES),
  agreedAt: instant.nullable(),
  /** An admin's last explanation; the difference may have changed since. */
  explanation: z.string().nullable(),
  explainedBy: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  explainedAt: instant.nullable(),
  /** An admin may explain it: it is open. */
  mayExplain: z.boolean(),
});
export type BalanceDifference = z.infer<typeof balanceDifferenceSchema>;

/** A line of the provider's own books. */
export const balanceLineSchema = z.object({
  id: z.string(),
  kind: z.enum(BALANCE_KINDS),
  amount: dollars,
  fee: dollars,
  at: instant,
});
export type BalanceLine = z.infer<typeof balanceLineSchema>;

const REASON_MESSAGE = 'Please say why, in at least five letters';

export const explainDifferenceSchema = z.strictObject({
  reason: paragraphs({
    min: 5,
    max: 500,
    message: REASON_MESSAGE,
    tooLong: 'Please use at most 500 letters',
  }),
});
export type ExplainDifferenceInput = z.infer<typeof explainDifferenceSchema>;
