import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';
import { accounts } from '../ledger/ledger-account.ts';
import { LedgerTransaction } from '../ledger/ledger-transaction.ts';
import { moved } from '../ledger/postings.ts';

interface BalanceMovement {
  /** The provider's own ID: each of its lines is booked once. */
  readonly transactionId: string;
  readonly provider: LedgerProvider;
  readonly amountCents: number;
  readonly at: Date;
}

/** Books the provider's fee (positive) or its refund. */
export function providerFeeKept(fee: BalanceMovement): LedgerTransaction {
  const { transactionId, provider, amountCents, at: occurredAt } = fee;
  const entries = moved(accounts.providerFees, accounts.providerClearing, amountCents);
  const reference = `balance:${transactionId}:fee`;
  return LedgerTransaction.post({ kind: 'provider_fee', reference, occurredAt, provider, entries });
}

/** Books a transfer from the provider to the company's own bank (positive), or back. */
export function companyPaidOut(payout: BalanceMovement): LedgerTransaction {
  const { transactionId, provider, amountCents, at: occurredAt } = payout;
  const entries = moved(accounts.companyBank, accounts.providerClearing, amountCents);
  const reference = `balance:${transactionId}:payout`;
  return LedgerTransaction.post({ kind: 'company_payout', reference, occurredAt, provider, entries });
}
