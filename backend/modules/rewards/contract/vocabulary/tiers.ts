/** A referrer's tiers, from the first hire up (rules.md#tier-ladder). */
export const REWARD_TIERS = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type RewardTier = (typeof REWARD_TIERS)[number];
