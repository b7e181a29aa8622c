import type { OfferTerms } from '../../contract/index.ts';

interface OnSite {
  readonly endsOn: string | null;
  readonly contactName: string | null;
  readonly contactPhone: string | null;
}

/**
 * Not in the letter: the on-site contact for the first day (rules.md#first-day), and the expected end of the
 * job (rules.md#i9-short-jobs).
 */
export function onSite({
  expectedEnd,
  onSiteName,
  onSitePhone,
}: Pick<OfferTerms, 'expectedEnd' | 'onSiteName' | 'onSitePhone'>): OnSite {
  return { endsOn: expectedEnd ?? null, contactName: onSiteName ?? null, contactPhone: onSitePhone ?? null };
}
