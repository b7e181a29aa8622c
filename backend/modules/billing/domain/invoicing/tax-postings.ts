import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';
import { accounts } from '../ledger/ledger-account.ts';
import { LedgerTransaction } from '../ledger/ledger-transaction.ts';
import { moved } from '../ledger/postings.ts';

/**
 * Prices include the tax: an invoice owes its tax to a tax office from the company's own money, and a credit
 * note reverses its part.
 */
export function taxOwed(document: {
  readonly invoiceId: string;
  readonly employerId: string;
  readonly provider: LedgerProvider;
  /** Negative for a credit note. */
  readonly taxCents: number;
  readonly at: Date;
}): LedgerTransaction {
  const { invoiceId, employerId, provider, taxCents, at: occurredAt } = document;
  const entries = moved(accounts.taxExpense, accounts.taxPayable, taxCents);
  const about = { employerId, provider, occurredAt, entries };
  return LedgerTransaction.post({ ...about, kind: 'tax_owed', reference: `tax:${invoiceId}` });
}
