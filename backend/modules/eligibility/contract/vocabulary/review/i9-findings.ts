/** The possible findings of a review of a Form I-9: missing, contradictory or late (rules.md#i9-review). */
export const I9_FINDINGS = [
  'section1_late',
  'section2_late',
  'status_number_missing',
  'ssn_missing',
  'name_differs',
  'supplement_a_missing',
  'worker_signature_differs',
  'documents_pair',
  'document_details',
  'status_contradicts_document',
  'permit_dates_differ',
  'first_day_differs',
  'receipt_open',
  'employer_signature_differs',
  'other',
] as const;
export type I9Finding = (typeof I9_FINDINGS)[number];

export const I9_REVIEW_STATUSES = ['waiting', 'done', 'late', 'canceled'] as const;
export type I9ReviewStatus = (typeof I9_REVIEW_STATUSES)[number];
