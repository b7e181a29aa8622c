/** What a letter says and an amendment may change, by its names in the answers. */
export const LETTER_TERMS = [
  'workerName',
  'jobTitle',
  'company',
  'payRate',
  'payType',
  'startDate',
  'workLocation',
  'schedule',
  'benefits',
  'conditions',
  'customTerms',
  'signatoryName',
  'signatoryTitle',
] as const;
export type LetterTerm = (typeof LETTER_TERMS)[number];
