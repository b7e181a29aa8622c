/** Which part of a newest-first list is asked for. Lists are read one row longer than `limit`, to see whether more follows. */
export interface Page {
  readonly limit: number;
  /** The instant (with microseconds) and id of the last row of the page before; null for the first page. */
  readonly after: { readonly at: string; readonly id: string } | null;
}
