export const I9_FORM_STATUSES = ['incomplete', 'complete', 'canceled', 'purged'] as const;
export type I9FormStatus = (typeof I9_FORM_STATUSES)[number];

export const I9_SECTION_STATUSES = ['pending', 'complete'] as const;
export type I9SectionStatus = (typeof I9_SECTION_STATUSES)[number];

/** The next step that a form waits for. */
export const I9_DUES = [
  'section1',
  'section2',
  'receipt',
  'reverification',
  /** The case waits for the worker's Social Security number. */
  'everify_ssn',
  /** The hire is over, and the employer has yet to say since when. */
  'last_day',
  /** A case has to be made at E-Verify. */
  'everify_case',
  /** The worker is notified of a mismatch, decides, and is referred. */
  'everify_mismatch',
  /** E-Verify may have its result. */
  'everify_result',
  'everify_close',
] as const;
export type I9Due = (typeof I9_DUES)[number];
