import type { Tier } from '../../contract/vocabulary/tiers.ts';

/** The tier for a number of applications; no screen shows it (rules.md#worker-tier). */
export function workerTier(applications: number): Tier {
  if (applications >= 15) return 'platinum';
  if (applications >= 10) return 'gold';
  return applications >= 5 ? 'silver' : 'bronze';
}
