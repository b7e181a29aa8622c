import type { PaymentId } from '#kernel/ids.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger.ts';
import type { AdminDispute } from '../../contract/dispute.ts';
import type { Dispute } from '../../domain/dispute.ts';
import type { PageRequest } from '../reporting/billing-reader.ts';

/** A returned debit that is not paid again. */
export interface OwedAgain {
  readonly id: string;
  /** The payment that asks for it; null where nothing of it is owed any more. */
  readonly owedPaymentId: PaymentId | null;
  /** An admin asks nobody for it any more. */
  readonly isForgiven: boolean;
  /** How much of that the company still bears, in cents. */
  readonly forgivenCents: number;
}

/** (tx) unless said otherwise. */
export interface DisputeStore {
  /** Locked. */
  find(provider: LedgerProvider, providerDisputeId: string): Promise<Dispute | null>;
  /** The id of one that nobody has decided yet. */
  openOn(paymentId: PaymentId): Promise<string | null>;
  /** The id of one that stops what the payment has promised: open, or a return that is neither paid again nor forgiven. */
  stopping(paymentId: PaymentId): Promise<string | null>;
  paymentOf(id: string): Promise<PaymentId | null>;
  owedFor(paymentId: PaymentId): Promise<OwedAgain | null>;
  /** The return for which this payment asks. */
  returnOf(owedPaymentId: PaymentId): Promise<{ readonly id: string; readonly paymentId: PaymentId } | null>;
  owe(id: string, owedPaymentId: PaymentId | null): Promise<void>;
  /** Nobody is asked for it any more, from the first time on. */
  forgive(id: string, cents: number, at: Date): Promise<void>;
  save(dispute: Dispute): Promise<void>;
  /** Outside a transaction, newest first; one more than the limit where there are more. */
  list(state: string | null, page: PageRequest): Promise<(AdminDispute & { readonly pageAt: string })[]>;
  /** Outside a transaction: how many there are, counted up to `most`. */
  found(state: string | null, most: number): Promise<number>;
}
