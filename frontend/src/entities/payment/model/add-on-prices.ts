import type { AddOn } from '#contract/billing/vocabulary/charging/add-ons.ts';

/** List prices in dollars (rules.md#fees). The server decides the charge. */
export const ADD_ON_PRICES: Readonly<Record<AddOn, string>> = {
  backgroundCheck: '50.00',
  drugTest: '50.00',
  i9Verification: '75.00',
};
