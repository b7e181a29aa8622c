import { MOST_OFFERED_TOGETHER } from '#contract/offers/vocabulary/bulk/offers-together.ts';
import type { Referral } from '#entities/referral/index.ts';

/** The reason why one form cannot make offers to the selected people. */
export type OfferHindrance =
  | { readonly kind: 'jobs'; readonly titles: readonly string[] }
  | { readonly kind: 'tooMany'; readonly count: number };

/** One form takes people of one job, up to a maximum (rules.md#offers-to-several). */
export function offerHindrance(referrals: readonly Referral[]): OfferHindrance | null {
  const titles = new Map(referrals.map(({ jobId, job }) => [jobId, job.title]));
  if (titles.size > 1) return { kind: 'jobs', titles: [...new Set(titles.values())] };
  const count = referrals.length;
  return count > MOST_OFFERED_TOGETHER ? { kind: 'tooMany', count } : null;
}
