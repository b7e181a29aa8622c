import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { AUDIT_TRAIL, CALL_EFFECTS, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { ReleaseWaiting } from '../application/bonus/release-waiting.ts';
import { EarlyPayouts } from '../application/payouts/early-payouts.ts';
import { BILLING_NEEDS, EARLY_PAYOUTS } from './billing.tokens.ts';
import { milestoneRoutes } from './http/milestone.routes.ts';
import { earlyPayoutRoutes } from './http/payouts/early-payout.routes.ts';
import { SqlEarlyPayouts } from './persistence/payouts/sql-early-payouts.ts';

export const milestonesContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    ROUTES,
    (unitOfWork, billing, audit) => milestoneRoutes(new ReleaseWaiting({ unitOfWork, billing, audit })),
    [UNIT_OF_WORK, BILLING_NEEDS, AUDIT_TRAIL],
  );
  provide(
    bind,
    EARLY_PAYOUTS,
    (unitOfWork, billing, sql, effects) =>
      new EarlyPayouts({ unitOfWork, billing, reader: new SqlEarlyPayouts(sql), effects }),
    [UNIT_OF_WORK, BILLING_NEEDS, SQL, CALL_EFFECTS],
  );
  provide(bind, ROUTES, earlyPayoutRoutes, [EARLY_PAYOUTS]);
});
