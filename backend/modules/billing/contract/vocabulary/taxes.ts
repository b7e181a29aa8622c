/** As Form W-9 asks for it in its line 3a; an LLC says how it is taxed. One with a single owner is an individual. */
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
 * `not_needed`: nobody has to know yet. `soon`: a threshold comes near. `required`: it is reached, and withdrawals wait.
 * `on_file`: a signed form is there.
 */
export const TAX_FORM_STATUSES = ['not_needed', 'soon', 'required', 'on_file'] as const;
export type TaxFormStatus = (typeof TAX_FORM_STATUSES)[number];

/** What is paid to a corporation is in no Form 1099-NEC. */
export function isCorporation(classification: TaxClassification): boolean {
  return ['c_corporation', 's_corporation', 'llc_c', 'llc_s'].includes(classification);
}
