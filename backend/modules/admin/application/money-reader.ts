import type { AdminRefund, AdminWithdrawal, LedgerMovement, LedgerSubject } from '../contract/index.ts';
import type { Listed, PageRequest } from './admin-reader.ts';

export interface WithdrawalSearch {
  readonly status: string | null;
  readonly userId: string | null;
}

/** Data for the money desk. Every list is newest first and has one extra row if more follow. */
export interface MoneyReader {
  refunds(status: string | null, page: PageRequest): Promise<Listed<AdminRefund>[]>;
  /** How many there are, counted up to `most`. */
  refundsFound(status: string | null, most: number): Promise<number>;
  withdrawals(search: WithdrawalSearch, page: PageRequest): Promise<Listed<AdminWithdrawal>[]>;
  withdrawalsFound(search: WithdrawalSearch, most: number): Promise<number>;
  /** The movements behind an amount. */
  movements(subject: LedgerSubject, id: string, page: PageRequest): Promise<Listed<LedgerMovement>[]>;
}
