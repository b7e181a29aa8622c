import type { Page } from '#kernel/page.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { Call } from './route.ts';

/** Where a page of a newest-first list ends: the instant and id of its last row. */
export interface PageKey {
  readonly at: string;
  readonly id: string;
}

const INSTANT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const TO_THE_SECOND = 19;

/** Whether the database can read it: a cursor is anyone's to write, and there is no 30th of February. */
export function isInstant(text: string): boolean {
  if (!INSTANT.test(text)) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, TO_THE_SECOND));
}

/** For a cursor that no answer has given out. */
export function unknownCursor(): DomainError {
  return new DomainError('http.invalid_cursor', 'invalid', 'Unknown cursor', { path: 'cursor' });
}

/** @throws DomainError `http.invalid_cursor` (invalid) for a cursor that no answer has given out */
export function readCursor(cursor: string | null): PageKey | null {
  if (cursor === null) return null;
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  if (!isInstant(at) || !UUID.test(id)) throw unknownCursor();
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

type Paged = Pick<Call<undefined, { limit: number; cursor: string | null }, undefined>, 'query'>;

/** The page that a call asks for. @throws HttpError 400 as `readCursor` */
export function pageOf({ query }: Paged): Page {
  return { limit: query.limit, after: readCursor(query.cursor) };
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

/** One page of a list; further ones are where its `Link` header says. */
export interface PageAnswer<Row> {
  readonly status: 200;
  readonly body: readonly Row[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A list whose reader was asked for one row more than the limit: cuts it off and says where the next page is. */
export function pageAnswer<Row>(
  call: PagedCall,
  rows: readonly Row[],
  keyOf: (row: Row) => PageKey,
): PageAnswer<Row> {
  const { limit } = call.query;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (rows.length <= limit || !last) return { status: 200, body: shown };
  const { at, id } = keyOf(last);
  const cursor = Buffer.from(`${at} ${id}`).toString('base64url');
  return { status: 200, headers: { Link: nextPage(call.ctx, cursor) }, body: shown };
}
