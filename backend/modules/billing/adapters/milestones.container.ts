import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { AUDIT_TRAIL, ROUTES, UNIT_OF_WORK } from '#platform/tokens.ts';
import { ReleaseWaiting } from '../application/bonus/release-waiting.ts';
import { BILLING_NEEDS } from './billing.tokens.ts';
import { milestoneRoutes } from './http/milestone.routes.ts';

export const milestonesContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    ROUTES,
    (unitOfWork, billing, audit) => milestoneRoutes(new ReleaseWaiting({ unitOfWork, billing, audit })),
    [UNIT_OF_WORK, BILLING_NEEDS, AUDIT_TRAIL],
  );
});
