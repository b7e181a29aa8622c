import { ReconcileBalance } from '../application/reconciliation/reconcile-balance.ts';
import { ExplainDifference } from '../application/reconciliation/explain-difference.ts';
import type { BillingBase } from './billing-base.ts';
import type { BillingOutside } from './billing-outside.ts';
import { ledgerCheckRoutes } from './http/provider/provider.routes.ts';
import { reconciliationRoutes } from './http/reconciliation/reconciliation.routes.ts';
import { DriftMeasures } from './persistence/reconciliation/drift-measures.ts';
import { SqlDifferenceReader } from './persistence/reconciliation/sql-difference-reader.ts';
import { SqlDifferences } from './persistence/reconciliation/sql-differences.ts';
import { SqlLedgerCheck } from './persistence/ledger/sql-ledger-check.ts';
import { SqlProviderBalance } from './persistence/reconciliation/sql-provider-balance.ts';

/** The provider's books against ours, and ours against themselves. */
export function wireReconciliation({ platform }: BillingOutside, { billing, providers }: BillingBase) {
  const { sql, unitOfWork, events, audit, clock, settings } = platform;
  const { payments: provider } = providers;
  const { ledger } = billing;
  const balance = new SqlProviderBalance(sql);
  const differences = new SqlDifferences(sql);
  const explain = new ExplainDifference({ unitOfWork, differences, audit, clock });
  const ledgerCheck = new SqlLedgerCheck(sql, clock, provider.name);

  return {
    ledgerCheck,
    routes: [
      ...reconciliationRoutes(new SqlDifferenceReader(sql, clock, provider.name), explain),
      ...(settings.devTools ? ledgerCheckRoutes(ledgerCheck) : []),
    ],
    dueWork: [new ReconcileBalance({ unitOfWork, provider, balance, differences, ledger, events, clock })],
    measures: [new DriftMeasures(sql, provider.name)],
  };
}
