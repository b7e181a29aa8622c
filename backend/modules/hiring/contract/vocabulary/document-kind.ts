/** The kinds of documents that a worker stores; a new one replaces the old (rules.md#worker-documents). */
export const DOCUMENT_KINDS = ['resume', 'osha_card', 'certificates'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
