import { z } from 'zod';
import { numberInput } from './numbers.ts';
import { optionalText } from './primitives.ts';

export const LIST_LIMIT = { default: 50, max: 100 } as const;

export const limitSchema = numberInput({ min: 1, max: Number.MAX_SAFE_INTEGER, integer: true })
  .default(LIST_LIMIT.default)
  /** A higher limit becomes the maximum instead of an error (rules.md#page-size). */
  .transform((limit) => Math.min(limit, LIST_LIMIT.max));

export const cursorSchema = optionalText(500);

/** The parameters of every list; the `Link` header contains the address of the next page. */
export const listQuerySchema = z.object({ limit: limitSchema, cursor: cursorSchema });
