/** The worker's level by their applications; no screen shows it (rules.md#worker-tier). */
export const WORKER_TIERS = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type WorkerTier = (typeof WORKER_TIERS)[number];
