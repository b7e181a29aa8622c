import { z } from 'zod';
import { uuid } from '#contract/http/index.ts';
import { unknownCursor } from '#platform/http/routing/paging.ts';
import { HIT_TIERS, type HitKey } from '#modules/community/application/search/search-community.ts';

const keySchema = z.object({ tier: z.literal(HIT_TIERS), id: uuid }) satisfies z.ZodType<HitKey>;

export function writeHitCursor({ tier, id }: HitKey): string {
  return Buffer.from(`${tier} ${id}`).toString('base64url');
}

/** @throws DomainError `http.invalid_cursor` (invalid) for a cursor that no answer has given out */
export function readHitCursor(cursor: string | null): HitKey | null {
  if (cursor === null) return null;
  const [tier, id] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const parsed = keySchema.safeParse({ tier: Number(tier), id });
  if (parsed.success) return parsed.data;
  throw unknownCursor();
}
