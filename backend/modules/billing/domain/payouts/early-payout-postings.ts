import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';
import { accounts } from '../ledger/ledger-account.ts';
import type { LedgerTransaction } from '../ledger/ledger-transaction.ts';
import { moved, post } from '../ledger/postings.ts';

/** A part of a bonus was released early: its fee is the company's. */
export function earlyPayoutFee(taken: {
  milestoneId: string;
  referralId: string;
  referrerId: string;
  feeCents: number;
  provider: LedgerProvider | null;
  at: Date;
}): LedgerTransaction {
  const { milestoneId, referrerId, feeCents, at } = taken;
  const entries = moved(accounts.referrerAvailable(referrerId), accounts.revenue('early_payout'), feeCents);
  return post('early_payout_fee', `milestone:${milestoneId}:early_fee`, at, entries, taken);
}
