/** What a worker keeps here; one of each, a new one takes the place of the old (rules.md#worker-documents). */
export const DOCUMENT_KINDS = ['resume', 'osha_card', 'certificates'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
