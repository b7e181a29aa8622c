import type { UserId } from '#kernel/ids.ts';
import type { SignedTaxForm, StoredTaxProfile } from '../../contract/taxes/tax-profile.ts';
import type { TaxLanguage } from '../../contract/vocabulary/w9-texts.ts';
import type { TaxClassification, TaxIdType } from '../../contract/vocabulary/taxes.ts';
import type { PaidYear } from '../../domain/taxes/tax-threshold-status.ts';

export interface NewTaxProfile extends Omit<SignedTaxForm, 'certified' | 'certificationHash' | 'taxId'> {
  readonly id: string;
  readonly userId: UserId;
  readonly taxId: string;
  readonly certificationVersion: string;
  readonly certificationLanguage: TaxLanguage;
  readonly certificationHash: string;
  /** Of everything that was signed. */
  readonly documentHash: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly signedAt: Date;
}

/** Signed W-9s, their numbers encrypted. */
export interface TaxProfiles {
  find(userId: UserId): Promise<StoredTaxProfile | null>;
  /** (tx) Locked: the full number of the one that counts. */
  openTaxId(userId: UserId): Promise<{ type: TaxIdType; number: string } | null>;
  /** (tx) It replaces the one before, which stays as it was signed. */
  replace(profile: NewTaxProfile): Promise<void>;
  /** (tx) Their owner has left: they are kept as long as the law asks for, or go at once. */
  retainUntil(userId: UserId, day: string | null): Promise<void>;
  /** (tx) How many were deleted. */
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
  /** In the order of which they are listed. */
  readonly accountId: string;
  readonly cents: number;
  /** Of the form, else of the account; null where nobody knows. */
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

/** What people were paid, from the books (rules.md#taxed-earnings). */
export interface IncomeReader {
  /** Oldest first: a row a year. */
  years(userId: UserId): Promise<readonly YearOfIncome[]>;
  comingCents(userId: UserId): Promise<number>;
  /** In the order of their ids, of those that reach `fromCents`; the numbers only where they are asked for. */
  payees(
    year: number,
    page: { fromCents: number; after: string | null; limit: number },
  ): Promise<readonly PayeeOfYear[]>;
}

/** (tx) What was told. False where it was told already. */
export interface TaxNotices {
  mark(
    userId: UserId,
    notice: { year: number; kind: 'tax_form_soon' | 'tax_form_needed' },
    at: Date,
  ): Promise<boolean>;
}

/** Where somebody's account says that they live; null where nobody can tell. */
export interface Residences {
  stateOf(userId: UserId): Promise<string | null>;
}
