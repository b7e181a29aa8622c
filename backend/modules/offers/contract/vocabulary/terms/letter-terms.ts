/** The terms of a letter that an amendment may change, by their names in the responses. */
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
