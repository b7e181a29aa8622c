/** Optional paid services of an offer or a hire (rules.md#add-ons). */
export const ADD_ONS = ['backgroundCheck', 'drugTest', 'i9Verification'] as const;
export type AddOn = (typeof ADD_ONS)[number];
export const ADD_ON_LABELS: Readonly<Record<AddOn, string>> = {
  backgroundCheck: 'Background check',
  drugTest: 'Drug test',
  i9Verification: 'I-9 verification',
};
