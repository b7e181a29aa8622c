import { BACKGROUND_PACKAGES } from '#contract/billing/vocabulary/background-packages.ts';

/** What a candidate may be asked to authorize (rules.md#check-packages, rules.md#drug-tests). */
export const CHECK_PACKAGES = [...BACKGROUND_PACKAGES, 'drug_test'] as const;
export type CheckPackage = (typeof CHECK_PACKAGES)[number];
