import { BACKGROUND_PACKAGES } from '#contract/billing/vocabulary/charging/background-packages.ts';

/** The checks that a candidate may have to authorize (rules.md#check-packages, rules.md#drug-tests). */
export const CHECK_PACKAGES = [...BACKGROUND_PACKAGES, 'drug_test'] as const;
export type CheckPackage = (typeof CHECK_PACKAGES)[number];
