import type { AdminRefund, AdminWithdrawal, LedgerMovement, LedgerSubject } from '../contract/index.ts';
import type { Listed, PageRequest } from './admin-reader.ts';

export interface WithdrawalSearch {
  readonly status: string | null;
  readonly userId: string | null;
}

/** What admins look at on the money desk. Newest first, one row more than the limit where there are more. */
export interface MoneyReader {
  refunds(status: string | null, page: PageRequest): Promise<Listed<AdminRefund>[]>;
  /** How many there are, counted up to `most`. */
  refundsFound(status: string | null, most: number): Promise<number>;
  withdrawals(search: WithdrawalSearch, page: PageRequest): Promise<Listed<AdminWithdrawal>[]>;
  withdrawalsFound(search: WithdrawalSearch, most: number): Promise<number>;
  /** The movements behind an amount. */
  movements(subject: LedgerSubject, id: string, page: PageRequest): Promise<Listed<LedgerMovement>[]>;
}
