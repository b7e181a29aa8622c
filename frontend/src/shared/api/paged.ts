import { nextCursorOf } from './next-cursor.ts';

/** A page of a list. The `Link` header of its response contains the next page. */
export interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  /** The number of rows in the whole list, if the server sends it. */
  readonly total: number | null;
  /** Set if the server stopped counting here: the list has more rows than this. */
  readonly atLeast: number | null;
}

interface Answered {
  readonly response?: Response | undefined;
}

type Params = Readonly<Record<string, string | number | undefined>>;

/** The address of a list for a query. */
interface Place {
  readonly url: string;
  readonly params?: Params;
}

/** The common part of every list that is read page after page, for `build.infiniteQuery`. */
export function paged<Row, ListQuery extends object | undefined>(
  /** If this is only an address, the query is sent with it unchanged. */
  place: string | ((asked: ListQuery) => Place),
) {
  return {
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: (last: PageOf<Row>): string | undefined => last.next ?? undefined,
    },
    query: ({ queryArg, pageParam }: { queryArg: ListQuery; pageParam: string | null }) => {
      const { url, params } = typeof place === 'string' ? { url: place, params: queryArg } : place(queryArg);
      return { url, params: { ...params, ...(pageParam === null ? {} : { cursor: pageParam }) } };
    },
    transformResponse: (rows: readonly Row[] | null, meta: Answered | undefined): PageOf<Row> => ({
      rows: rows ?? [],
      next: nextCursorOf(meta?.response),
      total: countIn(meta?.response, 'X-Total-Count'),
      atLeast: countIn(meta?.response, 'X-Total-At-Least'),
    }),
  };
}

function countIn(response: Response | undefined, header: string): number | null {
  const count = response?.headers.get(header);
  return count === null || count === undefined ? null : Number(count);
}
