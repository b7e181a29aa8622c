/**
 * The choices in line 3a of Form W-9; an LLC states its tax classification. One with a single owner is an
 * individual.
 */
export const TAX_CLASSIFICATIONS = [
  'individual',
  'llc_c',
  'llc_s',
  'llc_p',
  'c_corporation',
  's_corporation',
  'partnership',
  'trust_estate',
] as const;
export type TaxClassification = (typeof TAX_CLASSIFICATIONS)[number];

export const TAX_ID_TYPES = ['ssn', 'ein'] as const;
export type TaxIdType = (typeof TAX_ID_TYPES)[number];

/**
 * `not_needed`: not required yet. `soon`: a threshold is near. `required`: it is reached, and withdrawals
 * wait. `on_file`: a signed form exists.
 */
export const TAX_FORM_STATUSES = ['not_needed', 'soon', 'required', 'on_file'] as const;
export type TaxFormStatus = (typeof TAX_FORM_STATUSES)[number];

/** Pay to a corporation is not reported on Form 1099-NEC. */
export function isCorporation(classification: TaxClassification): boolean {
  return ['c_corporation', 's_corporation', 'llc_c', 'llc_s'].includes(classification);
}
