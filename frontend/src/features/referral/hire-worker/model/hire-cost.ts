import type { ChargeLine } from '#contract/billing/charge.ts';

const PART_OF_A_HIRE: readonly ChargeLine['kind'][] = [
  'referralBonus',
  'backgroundCheck',
  'drugTest',
  'i9Verification',
];

export interface HireCost {
  readonly lines: readonly ChargeLine[];
  readonly total: string;
}

/** Bonus and add-ons that are not charged yet (rules.md#charged-once): what a quote says, without the offer's own fees. */
export function hireCost(quoted: readonly ChargeLine[]): HireCost {
  const lines = quoted.filter((line) => PART_OF_A_HIRE.includes(line.kind));
  const cents = lines.reduce((sum, line) => sum + Math.round(Number(line.amount) * 100), 0);
  return { lines, total: (cents / 100).toFixed(2) };
}
