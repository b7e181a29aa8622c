import { HttpError } from './errors.ts';
import type { Answer } from './route.ts';

/** Where a page of a newest-first list ends: the instant and id of its last row. */
export interface PageKey {
  readonly at: string;
  readonly id: string;
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const UUID = /^[0-9a-f-]{36}$/;

/** @throws HttpError 400 for a cursor that no answer has given out */
export function readCursor(cursor: string | null): PageKey | null {
  if (cursor === null) return null;
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  if (!INSTANT.test(at) || !UUID.test(id)) throw new HttpError(400, 'http.invalid_cursor', 'Unknown cursor');
  return { at, id };
}

interface Address {
  readonly path: string;
  readonly query: NodeJS.Dict<string | string[]>;
}

interface PagedCall {
  readonly query: { readonly limit: number };
  readonly ctx: Address;
}

/** The `Link` header of an address with another cursor. */
export function nextPage({ path, query }: Address, cursor: string): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value ?? []].flat()) if (name !== 'cursor') next.append(name, one);
  }
  next.set('cursor', cursor);
  return `<${path}?${next}>; rel="next"`;
}

/** A list whose reader was asked for one row more than the limit: cuts it off and says where the next page is. */
export function pageAnswer<Row>(call: PagedCall, rows: readonly Row[], keyOf: (row: Row) => PageKey): Answer {
  const { limit } = call.query;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (rows.length <= limit || !last) return { status: 200, body: shown };
  const { at, id } = keyOf(last);
  const cursor = Buffer.from(`${at} ${id}`).toString('base64url');
  return { status: 200, headers: { Link: nextPage(call.ctx, cursor) }, body: shown };
}
