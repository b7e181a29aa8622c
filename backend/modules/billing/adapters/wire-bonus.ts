import { ReleaseMilestone, ReleaseMilestones } from '../application/bonus/release-milestones.ts';
import { ReleaseWaiting } from '../application/bonus/release-waiting.ts';
import { EarlyPayouts } from '../application/payouts/early-payouts.ts';
import type { BillingBase } from './billing-base.ts';
import type { BillingOutside } from './billing-outside.ts';
import { milestoneRoutes } from './http/bonus/milestone.routes.ts';
import { earlyPayoutRoutes } from './http/payouts/early-payout.routes.ts';
import { SqlEarlyPayouts } from './persistence/payouts/sql-early-payouts.ts';

/** The parts of a bonus, on their day or early. */
export function wireBonus({ platform }: BillingOutside, { billing }: BillingBase) {
  const { sql, unitOfWork, audit, callEffects: effects } = platform;
  const release = new ReleaseMilestone(unitOfWork, billing);
  const early = new EarlyPayouts({ unitOfWork, billing, reader: new SqlEarlyPayouts(sql), effects });

  return {
    early,
    routes: [
      ...milestoneRoutes(new ReleaseWaiting({ unitOfWork, billing, audit })),
      ...earlyPayoutRoutes(early),
    ],
    taskHandlers: [release],
    dueWork: [new ReleaseMilestones(unitOfWork, billing, release)],
  };
}
