import { z } from 'zod';
import { cursorSchema, limitSchema } from '#contract/http/lists.ts';
import { optionalSearch } from '#contract/http/primitives.ts';
import { TRADES, type Trade } from '#contract/jobs/vocabulary/trades.ts';

/** The query of `GET /api/industry-boards`; missing, empty and `all` filter nothing. */
export const boardsQuerySchema = z.object({
  q: optionalSearch(100),
  industry: z
    .union([z.enum(TRADES), z.literal(['all', ''])], { error: 'Unknown industry' })
    .nullish()
    .transform((industry): Trade | null =>
      industry === 'all' || industry === '' ? null : (industry ?? null),
    ),
  /** Only boards that the caller belongs to, archived ones too. */
  mine: z
    .enum(['true', 'false'], { error: 'Say true or false' })
    .default('false')
    .transform((mine) => mine === 'true'),
  limit: limitSchema,
  cursor: cursorSchema,
});
