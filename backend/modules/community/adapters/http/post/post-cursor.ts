import { z } from 'zod';
import { instant, uuid } from '#contract/http/index.ts';
import { isInstant, readPosition, unknownCursor, writePosition } from '#platform/http/routing/paging.ts';
import type { PostKey } from '#modules/community/application/post/post-queries.ts';
import type { PostOrder } from '#contract/community/vocabulary/posts.ts';

const key = { isPinned: z.boolean(), id: uuid };
const keySchema = z.discriminatedUnion('order', [
  z.object({ ...key, order: z.literal('active'), by: instant.refine(isInstant) }),
  z.object({ ...key, order: z.literal('new'), by: uuid }),
  z.object({ ...key, order: z.literal('top'), by: z.string().regex(/^\d{1,6}(?:\.\d{1,20})?$/) }),
]) satisfies z.ZodType<PostKey>;

export function writePostCursor(position: PostKey): string {
  return writePosition(position);
}

/** @throws DomainError `http.invalid_cursor` (invalid) for a cursor that no list of this order has given out */
export function readPostCursor(cursor: string | null, order: PostOrder): PostKey | null {
  const position = readPosition(keySchema, cursor);
  if (position === null || position.order === order) return position;
  throw unknownCursor();
}

/** The ID of the last reply on the previous page. @throws as `readPostCursor` */
export function readReplyCursor(cursor: string | null): string | null {
  if (cursor === null || uuid.safeParse(cursor).success) return cursor;
  throw unknownCursor();
}
