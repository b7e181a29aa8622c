import { Money } from '#kernel/money.ts';
import type { Tier } from '#contract/hiring/vocabulary/tiers.ts';
import { TIER_STEPS } from '../contract/vocabulary/tiers.ts';

/** More reward for points, at a claim (rules.md#boosts). */
export interface Boost {
  readonly amount: Money;
  readonly points: number;
}

/** A person's progress toward the next tier (rules.md#tier-progress). */
export interface TierProgress {
  readonly tier: Tier;
  readonly hires: number;
  /** Whole percent of the current band; 100 at the top. */
  readonly progressToNext: number;
  /** Null at the top. `hiresNeeded` is how many are still missing. */
  readonly next: { readonly tier: Tier; readonly hiresNeeded: number; readonly reward: Money } | null;
}

interface Rung {
  readonly tier: Tier;
  /** The hire that earns the tier. */
  readonly from: number;
  readonly reward: Money;
  readonly boost: Boost;
}

const bronze = rung('bronze', { cents: 8_00, points: 175 });

const RUNGS: readonly Rung[] = [
  bronze,
  rung('silver', { cents: 10_00, points: 275 }),
  rung('gold', { cents: 15_00, points: 400 }),
  rung('platinum', { cents: 30_00, points: 550 }),
];

/** Bronze to platinum by successful hires (rules.md#tier-ladder): the hire that crosses a line earns the new tier. */
export const TierLadder = {
  /** The tier of the n-th hire, and of a person with n hires; bronze without hires. */
  tierFor(hires: number): Tier {
    return rungFor(hires).tier;
  },

  rewardOf(tier: Tier): Money {
    return rungOf(tier).reward;
  },

  boostOf(tier: Tier): Boost {
    return rungOf(tier).boost;
  },

  /** The tier's reward as a multiple of the lowest one. */
  multiplierOf(tier: Tier): number {
    return rungOf(tier).reward.cents / bronze.reward.cents;
  },

  get baseReward(): Money {
    return bronze.reward;
  },

  progress(hires: number): TierProgress {
    const { tier, from } = rungFor(hires);
    const next = RUNGS.find((above) => above.from > hires);
    if (!next) return { tier, hires, progressToNext: 100, next: null };
    const progressToNext = Math.floor(((hires - from) / (next.from - from)) * 100);
    const missing = { tier: next.tier, hiresNeeded: next.from - hires, reward: next.reward };
    return { tier, hires, progressToNext, next: missing };
  },
} as const;

function rung(tier: Tier, { cents, points }: { cents: number; points: number }): Rung {
  const { firstHire, dollars } = TIER_STEPS[tier];
  // People without hires are also on the lowest rung.
  const from = firstHire === 1 ? 0 : firstHire;
  return {
    tier,
    from,
    reward: Money.ofCents(dollars * 100),
    boost: { amount: Money.ofCents(cents), points },
  };
}

function rungFor(hires: number): Rung {
  if (!Number.isSafeInteger(hires) || hires < 0) {
    throw new RangeError('Hires are counted in whole numbers');
  }
  return RUNGS.findLast(({ from }) => from <= hires) ?? bronze;
}

function rungOf(tier: Tier): Rung {
  return RUNGS.find((candidate) => candidate.tier === tier) ?? bronze;
}

/** `Bronze`, as the person's own record has it (rules.md#tier-ladder). */
export function tierName(tier: Tier): string {
  return tier.charAt(0).toUpperCase() + tier.slice(1);
}
