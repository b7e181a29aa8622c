import type { AddOn } from '#contract/billing/charge.ts';

/** List prices in dollars (rules.md#fees). What is charged is the server's to say. */
export const ADD_ON_PRICES: Readonly<Record<AddOn, string>> = {
  backgroundCheck: '50.00',
  drugTest: '50.00',
  i9Verification: '75.00',
};

export const ADD_ON_NAMES = [
  'backgroundCheck',
  'drugTest',
  'i9Verification',
] as const satisfies readonly AddOn[];
