import type { AdminRefund, AdminWithdrawal, LedgerMovement, LedgerSubject } from '../contract/index.ts';
import type { Listed, PageRequest } from './admin-reader.ts';

/** What admins look at on the money desk. Newest first, one row more than the limit where there are more. */
export interface MoneyReader {
  refunds(status: string | null, page: PageRequest): Promise<Listed<AdminRefund>[]>;
  withdrawals(status: string | null, page: PageRequest): Promise<Listed<AdminWithdrawal>[]>;
  /** The movements behind an amount. */
  movements(subject: LedgerSubject, id: string, page: PageRequest): Promise<Listed<LedgerMovement>[]>;
}
