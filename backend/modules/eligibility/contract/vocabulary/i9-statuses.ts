export const I9_FORM_STATUSES = ['incomplete', 'complete', 'canceled', 'purged'] as const;
export type I9FormStatus = (typeof I9_FORM_STATUSES)[number];

export const I9_SECTION_STATUSES = ['pending', 'complete'] as const;
export type I9SectionStatus = (typeof I9_SECTION_STATUSES)[number];

/** What the form waits for next. */
export const I9_DUES = ['section1', 'section2', 'receipt', 'reverification'] as const;
export type I9Due = (typeof I9_DUES)[number];
