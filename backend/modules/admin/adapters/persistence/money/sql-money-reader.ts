import type { Sql } from '#platform/persistence/sql.ts';
import type { Listed, ListedRow, PageRequest } from '#modules/admin/application/admin-reader.ts';
import type { MoneyReader, WithdrawalSearch } from '#modules/admin/application/money-reader.ts';
import type { AdminRefund, AdminWithdrawal, LedgerMovement, LedgerSubject } from '#contract/admin/index.ts';
import { countUpTo, pageOf, type Prepared } from '../lists/list-statement.ts';
import { byStatus, REFUNDS, withdrawalFilters, WITHDRAWALS } from '../lists/money-lists.ts';
import { MOVEMENTS } from './movement-statements.ts';

export class SqlMoneyReader implements MoneyReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  refunds(status: string | null, page: PageRequest): Promise<Listed<AdminRefund>[]> {
    return this.list(pageOf(REFUNDS, byStatus(status), page));
  }

  refundsFound(status: string | null, most: number): Promise<number> {
    return this.count(countUpTo(REFUNDS, byStatus(status), most));
  }

  withdrawals(search: WithdrawalSearch, page: PageRequest): Promise<Listed<AdminWithdrawal>[]> {
    return this.list(pageOf(WITHDRAWALS, withdrawalFilters(search), page));
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
