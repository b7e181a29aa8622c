import type { CompletedReferral } from '#entities/reward/index.ts';
import { isApiError } from '#shared/api/index.ts';

/** Dollars and points. The claim sends them exactly as shown (rules.md#claim-figures). */
export interface ClaimFigures {
  readonly basePayout: string;
  readonly tempBoost: string;
  readonly pointsSpent: number;
}

export function plainFigures(reward: CompletedReferral): ClaimFigures {
  return { basePayout: reward.basePayout, tempBoost: '0.00', pointsSpent: 0 };
}

export function boostedFigures({ basePayout, boost }: CompletedReferral): ClaimFigures {
  return { basePayout, tempBoost: boost.amount, pointsSpent: boost.points };
}

/** The total in dollars, "58.00". */
export function totalOf({ basePayout, tempBoost }: ClaimFigures): string {
  return ((Math.round(Number(basePayout) * 100) + Math.round(Number(tempBoost) * 100)) / 100).toFixed(2);
}

/** Includes boost and points only if a boost is used (rules.md#claim-figures). */
export function claimBody(figures: ClaimFigures): { basePayout: string } | ClaimFigures {
  return figures.pointsSpent === 0 ? { basePayout: figures.basePayout } : figures;
}

/** The new figures from a 409; null for any other error. */
export function changedFiguresOf(error: unknown): ClaimFigures | null {
  if (!isApiError(error) || error.status !== 409) return null;
  const body = bodyOf(error.message);
  const { basePayout, tempBoost, pointsSpent } = { ...body, ...recordOf(body['details']) };
  if (typeof basePayout !== 'string' || typeof tempBoost !== 'string') return null;
  return { basePayout, tempBoost, pointsSpent: Number(pointsSpent) || 0 };
}

/** An API error's message is `"409: <body>"`. */
function bodyOf(message: string): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(message.replace(/^\d+: /, '')));
  } catch {
    return {};
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
