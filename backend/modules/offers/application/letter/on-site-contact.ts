import type { OfferTerms } from '../../contract/index.ts';

interface OnSiteContact {
  readonly contactName: string | null;
  readonly contactPhone: string | null;
}

/** Not in the letter: whom the worker asks for on the first day (rules.md#first-day). */
export function onSiteContact({
  onSiteName,
  onSitePhone,
}: Pick<OfferTerms, 'onSiteName' | 'onSitePhone'>): OnSiteContact {
  return { contactName: onSiteName ?? null, contactPhone: onSitePhone ?? null };
}
