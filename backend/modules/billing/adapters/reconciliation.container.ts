import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import {
  AUDIT_TRAIL,
  CLOCK,
  DUE_WORK,
  EVENT_PUBLISHER,
  MEASURES,
  ROUTES,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { ReconcileBalance } from '../application/provider/reconcile-balance.ts';
import { ExplainDifference } from '../application/reconciliation/explain-difference.ts';
import { reconciliationRoutes } from './http/reconciliation.routes.ts';
import { DriftMeasures } from './persistence/reconciliation/drift-measures.ts';
import { SqlDifferenceReader } from './persistence/reconciliation/sql-difference-reader.ts';
import { SqlDifferences } from './persistence/reconciliation/sql-differences.ts';
import { SqlProviderBalance } from './persistence/sql-provider-balance.ts';
import * as tokens from './billing.tokens.ts';

/** The provider's books against ours. */
export const reconciliationContainer = new ContainerModule(({ bind }) => {
  construct(bind, tokens.PROVIDER_BALANCE, SqlProviderBalance, [SQL]);
  construct(bind, tokens.DIFFERENCES, SqlDifferences, [SQL]);
  provide(
    bind,
    DUE_WORK,
    (unitOfWork, provider, balance, differences, { ledger }, events, clock) =>
      new ReconcileBalance({ unitOfWork, provider, balance, differences, ledger, events, clock }),
    [
      UNIT_OF_WORK,
      tokens.PAYMENT_PROVIDER,
      tokens.PROVIDER_BALANCE,
      tokens.DIFFERENCES,
      tokens.BILLING_NEEDS,
      EVENT_PUBLISHER,
      CLOCK,
    ],
  );
  provide(bind, MEASURES, (sql, { name }) => new DriftMeasures(sql, name), [SQL, tokens.PAYMENT_PROVIDER]);
  provide(
    bind,
    ROUTES,
    (sql, unitOfWork, differences, audit, clock) =>
      reconciliationRoutes(
        new SqlDifferenceReader(sql, clock),
        new ExplainDifference({ unitOfWork, differences, audit, clock }),
      ),
    [SQL, UNIT_OF_WORK, tokens.DIFFERENCES, AUDIT_TRAIL, CLOCK],
  );
});
