import type { StoredTaxProfile } from '#contract/billing/taxes/tax-profile.ts';

export interface TaxFormValues {
  readonly name: string;
  readonly businessName: string;
  readonly classification: string;
  readonly taxIdType: string;
  readonly taxId: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly certified: boolean;
  readonly signature: string;
}

/** An empty number retains the stored one if it is of the same kind. */
export function keepsNumber({ taxIdType }: TaxFormValues, profile: StoredTaxProfile | null): boolean {
  return profile?.taxIdType === taxIdType;
}

/** The initial values: the stored ones except the number and the signature. */
export function startOf(profile: StoredTaxProfile | null): TaxFormValues {
  return {
    name: profile?.name ?? '',
    businessName: profile?.businessName ?? '',
    classification: profile?.classification ?? 'individual',
    taxIdType: profile?.taxIdType ?? 'ssn',
    taxId: '',
    street: profile?.street ?? '',
    city: profile?.city ?? '',
    state: profile?.state ?? '',
    zip: profile?.zip ?? '',
    certified: false,
    signature: '',
  };
}
