import { z } from 'zod';
import { instant, uuid } from '#contract/http/index.ts';
import { isInstant, unknownCursor } from '#platform/http/routing/paging.ts';
import type { PostKey } from '#modules/community/application/post/post-queries.ts';
import type { PostOrder } from '#contract/community/vocabulary/posts.ts';

const key = { isPinned: z.boolean(), id: uuid };
const keySchema = z.discriminatedUnion('order', [
  z.object({ ...key, order: z.literal('active'), by: instant.refine(isInstant) }),
  z.object({ ...key, order: z.literal('new'), by: uuid }),
  z.object({ ...key, order: z.literal('top'), by: z.string().regex(/^\d{1,6}(?:\.\d{1,20})?$/) }),
]) satisfies z.ZodType<PostKey>;

export function writePostCursor(position: PostKey): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** @throws DomainError `http.invalid_cursor` (invalid) for a cursor that no list of this order has given out */
export function readPostCursor(cursor: string | null, order: PostOrder): PostKey | null {
  if (cursor === null) return null;
  const parsed = keySchema.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (parsed.success && parsed.data.order === order) return parsed.data;
  throw unknownCursor();
}

/** The ID of the last reply on the previous page. @throws as `readPostCursor` */
export function readReplyCursor(cursor: string | null): string | null {
  if (cursor === null || uuid.safeParse(cursor).success) return cursor;
  throw unknownCursor();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
