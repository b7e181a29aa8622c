export interface StatusSearch {
  readonly q?: string;
  readonly status?: string;
}

/** The parameters of a list from what is looked for; what is empty stays out of the address. */
export function statusSearch({ q, filter }: { readonly q: string; readonly filter: string }): StatusSearch {
  return { ...(q && { q }), ...(filter && { status: filter }) };
}
