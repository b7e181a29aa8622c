import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { AUDIT_TRAIL, CALL_EFFECTS, CLOCK, ROUTES, SETTINGS, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { PayOwedBalance } from '../application/owed/owed-balances.ts';
import { BILLING, BILLING_NEEDS, DEPARTED_BALANCES } from './billing.tokens.ts';
import { owedBalanceRoutes } from './http/owed-balance.routes.ts';
import { SqlDepartedBalances } from './persistence/sql-departed-balances.ts';

export const owedBalancesContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    DEPARTED_BALANCES,
    (sql, { stripe }) => new SqlDepartedBalances(sql, stripe ? 'stripe' : 'sandbox'),
    [SQL, SETTINGS],
  );
  provide(
    bind,
    ROUTES,
    (departed, unitOfWork, { ledger }, billing, audit, effects, clock) =>
      owedBalanceRoutes(
        departed,
        new PayOwedBalance({ unitOfWork, departed, ledger, billing, audit, effects, clock }),
      ),
    [DEPARTED_BALANCES, UNIT_OF_WORK, BILLING_NEEDS, BILLING, AUDIT_TRAIL, CALL_EFFECTS, CLOCK],
  );
});
