import type { ZodType } from 'zod';
import type { Page } from '#kernel/page.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { Call } from './route.ts';

/** The end of a page of a newest-first list: the instant and ID of its last row. */
export interface PageKey {
  readonly at: string;
  readonly id: string;
}

const INSTANT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const TO_THE_SECOND = 19;

/** Whether the database can read it: anyone can write a cursor, and February 30 does not exist. */
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

/** A position of several parts as a cursor. */
export function writePosition(position: object): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** @throws DomainError as `readCursor` */
export function readPosition<Position>(schema: ZodType<Position>, cursor: string | null): Position | null {
  if (cursor === null) return null;
  const parsed = schema.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (parsed.success) return parsed.data;
  throw unknownCursor();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
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

/**
 * The requested page.
 * @throws HttpError 400 as `readCursor`
 */
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

/** One page of a list; its `Link` header leads to the next one. */
export interface PageAnswer<Row> {
  readonly status: 200;
  readonly body: readonly Row[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A list that was read with one row more than the limit: cuts off that row and links to the next page. */
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
