import type { AddOnKind } from '#modules/billing/index.ts';
import type { HireRequest } from '#contract/hiring/index.ts';

type RequestedAddOn = HireRequest['addOns'][number];

const KINDS: Readonly<Record<RequestedAddOn, AddOnKind>> = {
  backgroundCheck: 'background_check',
  drugTest: 'drug_test',
  i9Verification: 'i9_verification',
};

/** Add-ons of a request by their names in billing. */
export function addOnKinds(asked: readonly RequestedAddOn[]): readonly AddOnKind[] {
  return asked.map((addOn) => KINDS[addOn]);
}
