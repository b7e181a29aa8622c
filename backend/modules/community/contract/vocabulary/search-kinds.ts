/** Kinds of search hits. */
export const SEARCH_KINDS = ['posts', 'boards', 'events'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
