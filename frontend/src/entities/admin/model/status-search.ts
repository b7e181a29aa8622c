export interface StatusSearch {
  readonly q?: string;
  readonly status?: string;
}

/** Query parameters of a list. Omits empty values. */
export function statusSearch({ q, filter }: { readonly q: string; readonly filter: string }): StatusSearch {
  return { ...(q && { q }), ...(filter && { status: filter }) };
}
