import type { Tier } from '#contract/hiring/vocabulary/tiers.ts';

/** The hire that earns each tier, and what a hire there earns in whole dollars. */
export const TIER_STEPS: Readonly<Record<Tier, { readonly firstHire: number; readonly dollars: number }>> = {
  bronze: { firstHire: 1, dollars: 50 },
  silver: { firstHire: 3, dollars: 75 },
  gold: { firstHire: 6, dollars: 100 },
  platinum: { firstHire: 10, dollars: 150 },
};
