import { accounts } from './ledger-account.ts';
import type { LedgerTransaction } from './ledger-transaction.ts';
import { moved, post } from './postings.ts';

interface Movement {
  readonly paymentId: string;
  readonly referralId: string | null;
  readonly employerId: string;
  readonly amountCents: number;
  readonly at: Date;
}

interface RefundMovement extends Movement {
  readonly refundId: string;
}

/** A second intent took a payment's money once more: all of it is held, and on its way back from there. */
export function chargedTwice(charge: Movement): LedgerTransaction {
  const { paymentId, employerId, amountCents, at } = charge;
  const entries = moved(accounts.providerClearing, accounts.employerHeld(employerId), amountCents);
  return post('charge_succeeded', `charge:${paymentId}`, at, entries, charge);
}

/** The employer's bank has sent it back: it waits for its next try. */
export function refundReturned(refund: RefundMovement): LedgerTransaction {
  const { employerId, amountCents, refundId, at } = refund;
  const entries = moved(accounts.providerClearing, accounts.refundsPending(employerId), amountCents);
  return post('refund_returned', `refund:${refundId}:returned`, at, entries, refund);
}

/**
 * Someone gave it back at the provider's own desk: what of it was still held is the employer's, the rest is the company's
 * expense, for it was earned or promised.
 */
export function refundMadeOutside(
  refund: RefundMovement & { readonly heldCents: number },
): LedgerTransaction {
  const { employerId, amountCents, heldCents, refundId, at } = refund;
  const goingBack = accounts.refundsPending(employerId);
  const entries = [
    ...moved(accounts.employerHeld(employerId), goingBack, heldCents),
    ...moved(accounts.refundExpense, goingBack, amountCents - heldCents),
  ];
  return post('refund_requested', `refund:${refundId}:requested`, at, entries, refund);
}
