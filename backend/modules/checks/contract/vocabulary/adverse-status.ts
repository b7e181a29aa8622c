/** Of a rejection because of a check (rules.md#adverse-action). */
export const ADVERSE_STATUSES = ['waiting', 'final', 'canceled'] as const;
export type AdverseStatus = (typeof ADVERSE_STATUSES)[number];
