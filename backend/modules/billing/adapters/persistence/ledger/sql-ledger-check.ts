import type { Clock } from '#kernel/clock.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { LedgerProvider } from '#modules/billing/contract/vocabulary/ledger/ledger.ts';
import type { LedgerCheck, LedgerReport } from '#modules/billing/application/ledger/ledger-check.ts';
import { LEDGER_CHECK } from './ledger-check-statement.ts';

/** For the command line, which runs without the rest of the product. */
export function ledgerCheck(sql: Sql, clock: Clock, provider: LedgerProvider): LedgerCheck {
  return new SqlLedgerCheck(sql, clock, provider);
}

/** One statement, so that all of it sees the same instant while money moves. */
export class SqlLedgerCheck implements LedgerCheck {
  private readonly sql: Sql;
  private readonly clock: Clock;
  private readonly provider: LedgerProvider;

  /** @param provider of the installation */
  constructor(sql: Sql, clock: Clock, provider: LedgerProvider) {
    this.sql = sql;
    this.clock = clock;
    this.provider = provider;
  }

  async run(): Promise<LedgerReport> {
    const values = [this.clock.now(), this.provider];
    const row = await this.sql.row<Omit<LedgerReport, 'balanced'>>(LEDGER_CHECK, values);
    if (!row) throw new Error('The ledger check answered nothing');
    return { balanced: row.problems.length === 0, transactions: row.transactions, problems: row.problems };
  }
}
