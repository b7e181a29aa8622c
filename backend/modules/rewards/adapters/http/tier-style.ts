import type { Tier } from '#contract/hiring/vocabulary/tiers.ts';

/** A tier's icon and color, for clients without our design system (rules.md#tier-look). */
export const TIER_STYLE: Readonly<Record<Tier, { readonly tierIcon: string; readonly tierColor: string }>> = {
  bronze: { tierIcon: '🥉', tierColor: '#8a5a2b' },
  silver: { tierIcon: '🥈', tierColor: '#5f6b76' },
  gold: { tierIcon: '🥇', tierColor: '#8f6a00' },
  platinum: { tierIcon: '💎', tierColor: '#3b5f7d' },
};
