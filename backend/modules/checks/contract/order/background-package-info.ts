import type { BackgroundPackage } from '#contract/billing/vocabulary/charging/background-packages.ts';
import type { CheckPackage } from '../vocabulary/order/check-packages.ts';

export interface BackgroundPackageInfo {
  readonly price: string;
  /** The parts of the package, in English; the client translates them. */
  readonly includes: readonly string[];
}

const BASIC = ['Identity and address history', 'National criminal records search', 'Sex offender registry'];
const STANDARD = [...BASIC, 'County criminal records, 7 years', 'Federal criminal records'];

/** The package of a drug test (rules.md#drug-tests). */
export const DRUG_TEST_INFO: BackgroundPackageInfo = {
  price: '50.00',
  includes: ['Urine test for five substances', 'Review of a positive result by a physician'],
};

/** Dollars and contents of each package (rules.md#check-packages); billing charges the same prices. */
export const BACKGROUND_PACKAGE_INFO: Readonly<Record<BackgroundPackage, BackgroundPackageInfo>> = {
  basic: { price: '30.00', includes: BASIC },
  standard: { price: '50.00', includes: STANDARD },
  comprehensive: {
    price: '80.00',
    includes: [...STANDARD, 'Driving record', 'Employment and education verification'],
  },
};

export const CHECK_PACKAGE_INFO: Readonly<Record<CheckPackage, BackgroundPackageInfo>> = {
  ...BACKGROUND_PACKAGE_INFO,
  drug_test: DRUG_TEST_INFO,
};
