import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';
import { accounts, type LedgerAccount } from '../ledger/ledger-account.ts';
import { LedgerTransaction, type LedgerEntry } from '../ledger/ledger-transaction.ts';

interface DisputeMovement {
  readonly disputeId: string;
  readonly paymentId: string;
  readonly provider: LedgerProvider;
  readonly at: Date;
}

/** The bank has taken the money (positive) or returned it (negative), without a decision. */
export function disputeFundsMoved(
  dispute: DisputeMovement & { readonly amountCents: number; readonly number: number },
): LedgerTransaction {
  const { amountCents, number, disputeId } = dispute;
  const kind = amountCents > 0 ? 'dispute_withdrawn' : 'dispute_reinstated';
  return post(dispute, kind, `dispute:${disputeId}:funds:${number}`, [
    { account: accounts.disputes, amountCents: -amountCents },
    { account: accounts.providerClearing, amountCents },
  ]);
}

/** The provider has charged a fee for it (positive), or refunded it. */
export function disputeFeeKept(
  dispute: DisputeMovement & { readonly amountCents: number; readonly number: number },
): LedgerTransaction {
  const { amountCents, number, disputeId } = dispute;
  return post(dispute, 'provider_fee', `dispute:${disputeId}:fee:${number}`, [
    { account: accounts.providerFees, amountCents: -amountCents },
    { account: accounts.providerClearing, amountCents },
  ]);
}

/** A source of a lost dispute's money. */
export interface TakenBack {
  readonly account: LedgerAccount;
  readonly amountCents: number;
}

interface DisputeDecision extends DisputeMovement {
  /** The number of the bank's decision. */
  readonly decision: number;
}

export function lostReference(disputeId: string, decision: number): string {
  return `dispute:${disputeId}:lost${decision > 1 ? `:${decision}` : ''}`;
}

/**
 * The bank has decided for the employer: unreleased money is theirs again, the rest is the company's loss.
 */
export function disputeLost(
  dispute: DisputeDecision & { readonly amountCents: number; readonly takenBack: readonly TakenBack[] },
): LedgerTransaction {
  const { amountCents, takenBack, disputeId, decision } = dispute;
  const taken = takenBack.reduce((sum, part) => sum + part.amountCents, 0);
  return post(dispute, 'dispute_lost', lostReference(disputeId, decision), [
    { account: accounts.disputes, amountCents },
    ...takenBack.map(({ account, amountCents: cents }) => ({ account, amountCents: -cents })),
    { account: accounts.disputeLoss, amountCents: taken - amountCents },
  ]);
}

/**
 * The bank has decided for the company after all. A bonus's share is held: it continues from there, or
 * returns.
 */
export function disputeOverturned(
  dispute: DisputeDecision & { readonly lost: LedgerTransaction; readonly employerId: string },
): LedgerTransaction {
  const { disputeId, decision, lost, employerId } = dispute;
  const entries = lost.entries.map(({ account, amountCents }) => ({
    account: account.startsWith('referrer_committed:') ? accounts.employerHeld(employerId) : account,
    amountCents: -amountCents,
  }));
  const reference = `dispute:${disputeId}:overturned:${decision}`;
  return post(dispute, 'dispute_overturned', reference, entries, lost.reference);
}

function post(
  { paymentId, provider, at }: DisputeMovement,
  kind: 'dispute_withdrawn' | 'dispute_reinstated' | 'provider_fee' | 'dispute_lost' | 'dispute_overturned',
  reference: string,
  entries: readonly LedgerEntry[],
  corrects: string | null = null,
): LedgerTransaction {
  return LedgerTransaction.post({ kind, reference, occurredAt: at, entries, paymentId, provider, corrects });
}
