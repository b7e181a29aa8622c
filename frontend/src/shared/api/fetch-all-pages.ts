import type { ApiError } from './api-error.ts';
import { nextCursorOf } from './next-cursor.ts';

const PAGE = 100;
/** Dashboards count their rows. Above a thousand they say that they show only the newest. */
const MOST_PAGES = 10;

export interface AllRows<Row> {
  /** In the order of the list. */
  readonly rows: readonly Row[];
  /** False if the last rows were left out. */
  readonly isComplete: boolean;
}

interface Answered {
  readonly data?: unknown;
  readonly error?: ApiError | undefined;
  readonly meta?: { readonly response?: Response | undefined } | undefined;
}

type Call = (args: {
  url: string;
  params: Record<string, string | number>;
}) => Answered | PromiseLike<Answered>;

/** A whole list, page after page, for a `queryFn`. */
export async function fetchAllPages<Row>(
  call: Call,
  url: string,
): Promise<{ data: AllRows<Row> } | { error: ApiError }> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const params: Record<string, string | number> = cursor ? { limit: PAGE, cursor } : { limit: PAGE };
    const { data, error, meta } = await call({ url, params });
    if (error) return { error };
    // The route's contract guarantees this type.
    rows.push(...((data ?? []) as Row[]));
    cursor = nextCursorOf(meta?.response);
    if (cursor === null) break;
  }
  return { data: { rows, isComplete: cursor === null } };
}
