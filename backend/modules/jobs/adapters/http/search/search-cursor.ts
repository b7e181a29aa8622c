import { z } from 'zod';
import { instant, uuid } from '#contract/http/index.ts';
import { isInstant, readPosition, writePosition } from '#platform/http/routing/paging.ts';
import type { SearchPosition } from '#modules/jobs/application/search/job-search.ts';

const key = z.object({ at: instant.refine(isInstant), id: uuid });
const asOf = instant.refine(isInstant).optional();
const positionSchema = z.union([
  z.object({
    order: z.enum(['newest', 'relevance', 'distance']),
    featured: key,
    asOf: instant.refine(isInstant),
  }),
  z.object({ order: z.literal('newest'), key, asOf }),
  z.object({ order: z.enum(['bonus', 'pay']), value: z.int(), key, asOf }),
  z.object({ order: z.literal('distance'), spot: z.string().regex(/^\d{1,12}$/), key, asOf }),
  z.object({ order: z.literal('relevance'), below: key, asOf }),
  z.object({
    order: z.literal('relevance'),
    within: z.object({ newest: key, oldest: key, isNear: z.boolean() }),
    rank: z.int(),
    key,
    asOf,
  }),
]) satisfies z.ZodType<SearchPosition>;

export function writeSearchCursor(position: SearchPosition): string {
  return writePosition(position);
}

/** @throws DomainError `http.invalid_cursor` (invalid) for a cursor that no answer has given out */
export function readSearchCursor(cursor: string | null): SearchPosition | null {
  return readPosition(positionSchema, cursor);
}
