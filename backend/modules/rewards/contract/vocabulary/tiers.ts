/** A referrer's tiers, from the first hire up (rules.md#tier-ladder). */
export const REWARD_TIERS = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type RewardTier = (typeof REWARD_TIERS)[number];

/** The hire that earns each tier, and what a hire there earns in whole dollars. */
export const TIER_STEPS: Readonly<
  Record<RewardTier, { readonly firstHire: number; readonly dollars: number }>
> = {
  bronze: { firstHire: 1, dollars: 50 },
  silver: { firstHire: 3, dollars: 75 },
  gold: { firstHire: 6, dollars: 100 },
  platinum: { firstHire: 10, dollars: 150 },
};
