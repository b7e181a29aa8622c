import { accounts } from '../ledger/ledger-account.ts';
import type { LedgerTransaction } from '../ledger/ledger-transaction.ts';
import { moved, post } from '../ledger/postings.ts';

interface ReturnMovement {
  readonly paymentId: string;
  readonly referralId: string | null;
  readonly amountCents: number;
  readonly at: Date;
}

/**
 * A refund of a debit that its bank has already returned lowers the debt instead (rules.md#returned-debits).
 */
export function returnForgiven(
  about: ReturnMovement & { readonly movementId: string; readonly employerId: string },
): LedgerTransaction {
  const { movementId, employerId, amountCents, at } = about;
  const entries = moved(accounts.employerHeld(employerId), accounts.disputeLoss, amountCents);
  return post('return_forgiven', `return:${movementId}:forgiven`, at, entries, about);
}

/** It was paid again after the debt had ended: held, for its refund. */
export function returnRefunded(
  about: ReturnMovement & { readonly employerId: string; readonly isShared: boolean },
): LedgerTransaction {
  const { paymentId, referralId, employerId, isShared, amountCents, at } = about;
  const entries = moved(accounts.disputeLoss, accounts.employerHeld(employerId), amountCents);
  const part = isShared ? `${paymentId}:${referralId}` : paymentId;
  return post('return_given_back', `return:${part}:given_back`, at, entries, {
    ...about,
    corrects: `charge:${part}`,
  });
}
