import type { Clock } from '#kernel/clock.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { LedgerCheck, LedgerReport } from '#modules/billing/application/ledger/ledger-check.ts';
import { LEDGER_CHECK } from './ledger-check-statement.ts';

/** For the command line, which runs without the rest of the product. */
export function ledgerCheck(sql: Sql, clock: Clock): LedgerCheck {
  return new SqlLedgerCheck(sql, clock);
}

/** One statement, so that all of it sees the same instant while money moves. */
export class SqlLedgerCheck implements LedgerCheck {
  private readonly sql: Sql;
  private readonly clock: Clock;

  constructor(sql: Sql, clock: Clock) {
    this.sql = sql;
    this.clock = clock;
  }

  async run(): Promise<LedgerReport> {
    const row = await this.sql.row<Omit<LedgerReport, 'balanced'>>(LEDGER_CHECK, [this.clock.now()]);
    if (!row) throw new Error('The ledger check answered nothing');
    return { balanced: row.problems.length === 0, transactions: row.transactions, problems: row.problems };
  }
}
