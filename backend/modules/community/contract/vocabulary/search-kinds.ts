/** What the community can be searched for. */
export const SEARCH_KINDS = ['posts', 'boards', 'events'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
