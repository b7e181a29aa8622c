import { z } from 'zod';
import { instant, uuid } from '#contract/http/primitives.ts';
import { isInstant, nextPage, readPosition, writePosition } from '#platform/http/routing/paging.ts';
import type { BoardPosition, MemberPosition } from '#modules/community/application/board/board-queries.ts';

const boardPosition = z.object({ id: uuid }) satisfies z.ZodType<BoardPosition>;
const memberPosition = z.object({
  rank: z.int().min(0).max(2),
  at: instant.refine(isInstant),
  id: uuid,
}) satisfies z.ZodType<MemberPosition>;

interface Paged {
  readonly query: { readonly limit: number; readonly cursor: string | null };
  readonly ctx: Parameters<typeof nextPage>[0];
}

/** @throws DomainError `http.invalid_cursor` (invalid) for a cursor that no answer has given out */
export const readBoardCursor = (cursor: string | null): BoardPosition | null =>
  readPosition(boardPosition, cursor);
/** @throws DomainError `http.invalid_cursor` (invalid) for a cursor that no answer has given out */
export const readMemberCursor = (cursor: string | null): MemberPosition | null =>
  readPosition(memberPosition, cursor);

/** Drops the extra row that proves more follow, and sets the header with the next page's address. */
export function cut<Row>(
  { query, ctx }: Paged,
  rows: readonly Row[],
  positionOf: (row: Row) => BoardPosition | MemberPosition,
): { readonly shown: readonly Row[]; readonly headers: Readonly<Record<string, string>> } {
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  if (rows.length <= query.limit || !last) return { shown, headers: {} };
  const cursor = writePosition(positionOf(last));
  return { shown, headers: { Link: nextPage(ctx, cursor) } };
}
