/**
 * The requested part of a newest-first list. Queries read one row more than `limit` to see whether more
 * follow.
 */
export interface Page {
  readonly limit: number;
  /** The instant (with microseconds) and ID of the last row of the previous page; null for the first page. */
  readonly after: { readonly at: string; readonly id: string } | null;
}
