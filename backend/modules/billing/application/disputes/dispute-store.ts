import type { PaymentId } from '#kernel/ids.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger.ts';
import type { AdminDispute } from '../../contract/dispute.ts';
import type { Dispute } from '../../domain/dispute.ts';
import type { PageRequest } from '../reporting/billing-reader.ts';

/** (tx) unless said otherwise. */
export interface DisputeStore {
  /** Locked. */
  find(provider: LedgerProvider, providerDisputeId: string): Promise<Dispute | null>;
  /** The id of one that nobody has decided yet. */
  openOn(paymentId: PaymentId): Promise<string | null>;
  save(dispute: Dispute): Promise<void>;
  /** Outside a transaction, newest first; one more than the limit where there are more. */
  list(state: string | null, page: PageRequest): Promise<(AdminDispute & { readonly pageAt: string })[]>;
}
