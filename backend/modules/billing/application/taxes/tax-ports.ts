import type { UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { SignedTaxForm, StoredTaxProfile } from '../../contract/taxes/tax-profile.ts';
import type { TaxClassification, TaxIdType } from '../../contract/vocabulary/taxes/taxes.ts';
import type { PaidYear } from '../../domain/taxes/tax-threshold-status.ts';

export interface NewTaxProfile extends Omit<SignedTaxForm, 'certified' | 'certificationHash' | 'taxId'> {
  readonly id: string;
  readonly userId: UserId;
  readonly taxId: string;
  readonly certificationVersion: string;
  readonly certificationLanguage: Language;
  readonly certificationHash: string;
  /** The hash of everything that was signed. */
  readonly documentHash: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly signedAt: Date;
}

/** Signed W-9s, their numbers encrypted. */
export interface TaxProfiles {
  find(userId: UserId): Promise<StoredTaxProfile | null>;
  /** (tx) Locks the current form and returns its full number. */
  openTaxId(userId: UserId): Promise<{ type: TaxIdType; number: string } | null>;
  /** (tx) Replaces the previous form, which remains as signed. */
  replace(profile: NewTaxProfile): Promise<void>;
  /** (tx) Their owner has left: retains the forms until the legal deadline, or deletes them immediately. */
  retainUntil(userId: UserId, day: string | null): Promise<void>;
  /** (tx) Returns the number of deleted forms. */
  purge(today: string, limit: number): Promise<number>;
}

export interface YearOfIncome extends PaidYear {
  readonly bonusCents: number;
  readonly rewardCents: number;
  readonly correctionCents: number;
}

/** One line of a Form 1099-NEC. */
export interface PayeeOfYear {
  readonly userId: UserId;
  /** The sort key of the list. */
  readonly accountId: string;
  readonly cents: number;
  /** The form's state, else the account's; null if unknown. */
  readonly state: string | null;
  readonly form: {
    readonly name: string;
    readonly businessName: string | null;
    readonly classification: TaxClassification;
    readonly taxIdType: TaxIdType;
    readonly taxId: string;
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  } | null;
}

/** People's pay, from the books (rules.md#taxed-earnings). */
export interface IncomeReader {
  /** Oldest first: one row per year. */
  years(userId: UserId): Promise<readonly YearOfIncome[]>;
  comingCents(userId: UserId): Promise<number>;
  /** Payees who reach `fromCents`, in the order of their IDs; numbers only on request. */
  payees(
    year: number,
    page: { fromCents: number; after: string | null; limit: number },
  ): Promise<readonly PayeeOfYear[]>;
}

/** (tx) Records of sent notices. False if it was already sent. */
export interface TaxNotices {
  mark(
    userId: UserId,
    notice: { year: number; kind: 'tax_form_soon' | 'tax_form_needed' },
    at: Date,
  ): Promise<boolean>;
}

/** The state of residence in a person's account; null if unknown. */
export interface Residences {
  stateOf(userId: UserId): Promise<string | null>;
}
