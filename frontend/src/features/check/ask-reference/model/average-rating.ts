import type { ReferenceCheck } from '#contract/checks/references/reference-check.ts';

/** The mean of a reference's stars, to one decimal; null without ratings. */
export function averageRating({ ratings }: Pick<ReferenceCheck, 'ratings'>): number | null {
  if (!ratings) return null;
  const stars = Object.values(ratings);
  return Math.round((10 * stars.reduce((sum, star) => sum + star, 0)) / stars.length) / 10;
}
