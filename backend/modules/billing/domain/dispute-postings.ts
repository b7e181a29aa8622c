import type { LedgerProvider } from '../contract/vocabulary/ledger.ts';
import { accounts, type LedgerAccount } from './ledger-account.ts';
import { LedgerTransaction, type LedgerEntry } from './ledger-transaction.ts';

interface DisputeMovement {
  readonly disputeId: string;
  readonly paymentId: string;
  readonly provider: LedgerProvider;
  readonly at: Date;
}

/** The bank has taken the money (positive) or given it back (negative); nobody has decided whose it is. */
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

/** The provider has kept a fee for it (positive), or given that back. */
export function disputeFeeKept(
  dispute: DisputeMovement & { readonly amountCents: number; readonly number: number },
): LedgerTransaction {
  const { amountCents, number, disputeId } = dispute;
  return post(dispute, 'provider_fee', `dispute:${disputeId}:fee:${number}`, [
    { account: accounts.providerFees, amountCents: -amountCents },
    { account: accounts.providerClearing, amountCents },
  ]);
}

/** Where the money of a lost dispute comes from. */
export interface TakenBack {
  readonly account: LedgerAccount;
  readonly amountCents: number;
}

/** The bank has decided for the employer: what nobody has yet is theirs again, the rest is the company's loss. */
export function disputeLost(
  dispute: DisputeMovement & { readonly amountCents: number; readonly takenBack: readonly TakenBack[] },
): LedgerTransaction {
  const { amountCents, takenBack, disputeId } = dispute;
  const taken = takenBack.reduce((sum, part) => sum + part.amountCents, 0);
  return post(dispute, 'dispute_lost', `dispute:${disputeId}:lost`, [
    { account: accounts.disputes, amountCents },
    ...takenBack.map(({ account, amountCents: cents }) => ({ account, amountCents: -cents })),
    { account: accounts.disputeLoss, amountCents: taken - amountCents },
  ]);
}

function post(
  { paymentId, provider, at }: DisputeMovement,
  kind: 'dispute_withdrawn' | 'dispute_reinstated' | 'provider_fee' | 'dispute_lost',
  reference: string,
  entries: readonly LedgerEntry[],
): LedgerTransaction {
  return LedgerTransaction.post({ kind, reference, occurredAt: at, entries, paymentId, provider });
}
