import type { PaymentId } from '#kernel/ids.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';
import type { AdminDispute } from '../../contract/disputes/dispute.ts';
import type { Dispute } from '../../domain/disputes/dispute.ts';
import type { PageRequest } from '../reporting/billing-reader.ts';

/** A returned debit that is not paid again. */
export interface OwedAgain {
  readonly id: string;
  /** The payment that requests it; null if none of it is owed any longer. */
  readonly owedPaymentId: PaymentId | null;
  /** An admin has waived it. */
  readonly isForgiven: boolean;
  /** The part of that which the company still bears, in cents. */
  readonly forgivenCents: number;
}

/** A dispute in a list, without its actions. */
export type DisputeRow = Omit<AdminDispute, 'actions'> & { readonly pageAt: string };

/** (tx) unless noted. */
export interface DisputeStore {
  /** Locks the dispute. */
  find(provider: LedgerProvider, providerDisputeId: string): Promise<Dispute | null>;
  /** The ID of the undecided dispute. */
  openOn(paymentId: PaymentId): Promise<string | null>;
  /** The provider's ID of the newest lost dispute; returned debits do not count. */
  lastLost(paymentId: PaymentId): Promise<string | null>;
  /**
   * The ID of a dispute that blocks the payment's promises: open, or a return neither paid again nor
   * forgiven.
   */
  stopping(paymentId: PaymentId): Promise<string | null>;
  paymentOf(id: string): Promise<PaymentId | null>;
  owedFor(paymentId: PaymentId): Promise<OwedAgain | null>;
  /** The return that this payment pays again. */
  returnOf(owedPaymentId: PaymentId): Promise<{ readonly id: string; readonly paymentId: PaymentId } | null>;
  owe(id: string, owedPaymentId: PaymentId | null): Promise<void>;
  /** Waives the debt. Idempotent. */
  forgive(id: string, cents: number, at: Date): Promise<void>;
  save(dispute: Dispute): Promise<void>;
  /** Outside a transaction, newest first; one more than the limit if more exist. */
  list(state: string | null, page: PageRequest): Promise<DisputeRow[]>;
  /** Outside a transaction: the number of disputes, counted up to `most`. */
  found(state: string | null, most: number): Promise<number>;
}
