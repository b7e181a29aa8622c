/** The tiers of workers by their applications (rules.md#worker-tier), and of referrers by their hires (rules.md#tier-ladder). */
export const TIERS = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type Tier = (typeof TIERS)[number];
