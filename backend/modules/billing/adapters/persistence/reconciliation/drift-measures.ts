import type { Measured, MeasureSource } from '#platform/metrics/measures.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { LedgerProvider } from '#contract/billing/vocabulary/ledger/ledger.ts';

/** Reads the day's last comparison: reading figures compares nothing. */
const DRIFT = {
  name: 'drift-measures',
  text: `select count(*)::int as differences, coalesce(sum(abs(their_cents - our_cents)), 0)::float8 / 100 as dollars,
      (select extract(epoch from greatest(clock_timestamp() - ended_at, interval '0'))::float8
        from balance_listings where provider = $1) as age
    from (select their_cents, our_cents from found_differences where state = 'open'
      order by found_at desc limit 1000) found`,
};

/** The differences between the provider's books and ours (rules.md#reconciliation). */
export class DriftMeasures implements MeasureSource {
  readonly name = 'ledger';
  readonly measures = [
    {
      name: 'ledger_differences',
      help: "Open differences between the provider's books and ours, at the last daily check",
    },
    { name: 'ledger_drift_dollars', help: 'Sum of the absolute amounts of open discrepancies, in dollars' },
    { name: 'ledger_check_age_seconds', help: 'Seconds since the end of the last daily check' },
  ];
  private readonly sql: Sql;
  private readonly provider: LedgerProvider;

  constructor(sql: Sql, provider: LedgerProvider) {
    this.sql = sql;
    this.provider = provider;
  }

  async read(): Promise<readonly Measured[]> {
    const row = await this.sql.row<{ differences: number; dollars: number; age: number | null }>(DRIFT, [
      this.provider,
    ]);
    if (!row) return [];
    return [
      { name: 'ledger_differences', value: row.differences },
      { name: 'ledger_drift_dollars', value: row.dollars },
      ...(row.age === null ? [] : [{ name: 'ledger_check_age_seconds', value: row.age }]),
    ];
  }
}
