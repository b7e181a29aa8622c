import { nextCursorOf } from '#shared/api/index.ts';

/** A page of a list whose answers say in the `Link` header where the next one is. */
export interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  /** How many rows the whole list has, where the server says so. */
  readonly total: number | null;
}

interface Answered {
  readonly response?: Response | undefined;
}

/** What every list of an admin has in common, for `build.infiniteQuery`. Filters that are not set stay out of the address. */
export function paged<Row, Search extends object>(url: string) {
  return {
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: (last: PageOf<Row>): string | undefined => last.next ?? undefined,
    },
    query: ({ queryArg, pageParam }: { queryArg: Search; pageParam: string | null }) => ({
      url,
      params: { ...queryArg, ...(pageParam === null ? {} : { cursor: pageParam }) },
    }),
    transformResponse: (rows: Row[] | null, meta: Answered | undefined): PageOf<Row> => ({
      rows: rows ?? [],
      next: nextCursorOf(meta?.response),
      total: totalOf(meta?.response),
    }),
  };
}

function totalOf(response: Response | undefined): number | null {
  const total = response?.headers.get('X-Total-Count');
  return total === null || total === undefined ? null : Number(total);
}
