import type { Sql } from '#platform/persistence/sql.ts';
import {
  obstacleToPayByHand,
  type RefundByHandFacts,
} from '#contract/billing/vocabulary/refunding/refund-by-hand.ts';
import { obstacleToRetry, type RetryFacts } from '#contract/billing/vocabulary/payouts/payouts.ts';
import type { Listed, ListedRow, PageRequest } from '#modules/admin/application/admin-reader.ts';
import type { MoneyReader, WithdrawalSearch } from '#modules/admin/application/money-reader.ts';
import type { AdminRefund, AdminWithdrawal, LedgerMovement, LedgerSubject } from '#contract/admin/index.ts';
import { countUpTo, pageOf, type Prepared } from '../lists/list-statement.ts';
import { byStatus, REFUNDS, withdrawalFilters, WITHDRAWALS } from '../lists/money-lists.ts';
import { MOVEMENTS } from './movement-statements.ts';

type RefundRow = Omit<Listed<AdminRefund>, 'mayPayByHand'> & RefundByHandFacts;
type WithdrawalRow = Omit<Listed<AdminWithdrawal>, 'mayRetry'> &
  Pick<RetryFacts, 'isRetried'> & { readonly provider: string };

export class SqlMoneyReader implements MoneyReader {
  private readonly sql: Sql;
  private readonly provider: string;

  /** @param provider of the installation */
  constructor(sql: Sql, provider: string) {
    this.sql = sql;
    this.provider = provider;
  }

  async refunds(status: string | null, page: PageRequest): Promise<Listed<AdminRefund>[]> {
    const rows = await this.list<RefundRow>(pageOf(REFUNDS, byStatus(status), page));
    return rows.map((row) => ({ ...row, mayPayByHand: obstacleToPayByHand(row) === null }));
  }

  refundsFound(status: string | null, most: number): Promise<number> {
    return this.count(countUpTo(REFUNDS, byStatus(status), most));
  }

  async withdrawals(search: WithdrawalSearch, page: PageRequest): Promise<Listed<AdminWithdrawal>[]> {
    const rows = await this.list<WithdrawalRow>(pageOf(WITHDRAWALS, withdrawalFilters(search), page));
    return rows.map((row) => {
      const isElsewhere = row.provider !== this.provider;
      return { ...row, mayRetry: obstacleToRetry({ ...row, isElsewhere }) === null };
    });
  }

  withdrawalsFound(search: WithdrawalSearch, most: number): Promise<number> {
    return this.count(countUpTo(WITHDRAWALS, withdrawalFilters(search), most));
  }

  movements(subject: LedgerSubject, id: string, page: PageRequest): Promise<Listed<LedgerMovement>[]> {
    return this.list({
      statement: MOVEMENTS[subject],
      values: [id, page.limit + 1, page.after?.id ?? null],
    });
  }

  private async count({ statement, values }: Prepared): Promise<number> {
    return (await this.sql.row<{ count: number }>(statement, values))?.count ?? 0;
  }

  private async list<Row extends ListedRow>({ statement, values }: Prepared): Promise<Row[]> {
    return this.sql.rows<Row>(statement, values);
  }
}
