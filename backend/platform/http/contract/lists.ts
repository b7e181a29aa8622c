import { z } from 'zod';
import { numberInput } from './numbers.ts';
import { optionalText } from './primitives.ts';

export const LIST_LIMIT = { default: 50, max: 100 } as const;

export const limitSchema = numberInput({ min: 1, max: Number.MAX_SAFE_INTEGER, integer: true })
  .default(LIST_LIMIT.default)
  /** More than the most is the most, not an error (rules.md#page-size). */
  .transform((limit) => Math.min(limit, LIST_LIMIT.max));

export const cursorSchema = optionalText(500);

/** What every list takes; the next page is the address in the `Link` header. */
export const listQuerySchema = z.object({ limit: limitSchema, cursor: cursorSchema });
