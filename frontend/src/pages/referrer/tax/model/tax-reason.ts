import type { TaxProfileView } from '#contract/billing/taxes/tax-profile.ts';

type TaxReason = TaxProfileView['status'] | 'soonComing' | 'requiredEarlier';

/**
 * Coming payments and past years also count (rules.md#tax-form-first), so the sentence has to mention them.
 */
export function reasonOf({
  status,
  paid,
  coming,
  threshold,
}: Pick<TaxProfileView, 'status' | 'paid' | 'coming' | 'threshold'>): TaxReason {
  if (status === 'soon' && Number(coming) > 0) return 'soonComing';
  if (status === 'required' && Number(paid) < Number(threshold)) return 'requiredEarlier';
  return status;
}
