export * from './completed-referral.ts';
export * from './leaderboard.ts';
export * from './payout.ts';
export * from './points.ts';
export * from './stats.ts';
export * from './tier.ts';
export * from './vocabulary/tiers.ts';
