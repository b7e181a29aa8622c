import { accounts } from '../ledger/ledger-account.ts';
import type { LedgerTransaction } from '../ledger/ledger-transaction.ts';
import { moved, post } from '../ledger/postings.ts';

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

/** A second intent took a payment's money again: all of it is held, for its refund. */
export function chargedTwice(charge: Movement): LedgerTransaction {
  const { paymentId, employerId, amountCents, at } = charge;
  const entries = moved(accounts.providerClearing, accounts.employerHeld(employerId), amountCents);
  return post('charge_succeeded', `charge:${paymentId}`, at, entries, charge);
}

/**
 * Starts a refund of held money. The company bears the part that was no longer held, because it was earned or
 * promised.
 */
export function refundRequested(refund: RefundMovement & { readonly heldCents: number }): LedgerTransaction {
  const { employerId, amountCents, heldCents, refundId, at } = refund;
  const goingBack = accounts.refundsPending(employerId);
  const entries = [
    ...moved(accounts.employerHeld(employerId), goingBack, heldCents),
    ...moved(accounts.refundExpense, goingBack, amountCents - heldCents),
  ];
  return post('refund_requested', `refund:${refundId}:requested`, at, entries, refund);
}

/** The provider has refunded it. */
export function refundSettled(refund: RefundMovement): LedgerTransaction {
  const { employerId, amountCents, refundId, at } = refund;
  const entries = moved(accounts.refundsPending(employerId), accounts.providerClearing, amountCents);
  return post('refund_settled', `refund:${refundId}:settled`, at, entries, refund);
}

/** It went to the employer by check or transfer, from the company's own bank. */
export function refundPaidByHand(refund: RefundMovement): LedgerTransaction {
  const { employerId, amountCents, refundId, at } = refund;
  const entries = moved(accounts.refundsPending(employerId), accounts.companyBank, amountCents);
  return post('refund_paid_by_hand', `refund:${refundId}:by_hand`, at, entries, refund);
}

/** The employer's bank has returned it: it waits for its next try. */
export function refundReturned(refund: RefundMovement): LedgerTransaction {
  const { employerId, amountCents, refundId, at } = refund;
  const entries = moved(accounts.providerClearing, accounts.refundsPending(employerId), amountCents);
  return post('refund_returned', `refund:${refundId}:returned`, at, entries, refund);
}

/**
 * Covers a refund that has already happened, at the company's expense or by a bank at its loss, with the held
 * money.
 */
export function refundCovered(
  refund: Movement & { readonly movementId: string; readonly expenseCents: number },
): LedgerTransaction {
  const { employerId, amountCents, expenseCents, movementId, at } = refund;
  const held = accounts.employerHeld(employerId);
  const entries = [
    ...moved(held, accounts.refundExpense, expenseCents),
    ...moved(held, accounts.disputeLoss, amountCents - expenseCents),
  ];
  return post('refund_covered', `refund:${movementId}:covered`, at, entries, refund);
}

export function byBankReference(refundId: string): string {
  return `by_bank:${refundId}`;
}

/** A bank had already returned this settled refund's money, at the company's loss: it covers that loss. */
export function refundMadeByBank(refund: RefundMovement): LedgerTransaction {
  const { amountCents, refundId, at } = refund;
  const entries = moved(accounts.providerClearing, accounts.disputeLoss, amountCents);
  return post('refund_covered', byBankReference(refundId), at, entries, refund);
}

/** The bank has taken its money back, so the refund is made again. */
export function refundTakenBack(refund: RefundMovement): LedgerTransaction {
  const { amountCents, refundId, at } = refund;
  const entries = moved(accounts.disputeLoss, accounts.providerClearing, amountCents);
  return post('refund_covered', `${byBankReference(refundId)}:taken_back`, at, entries, refund);
}
