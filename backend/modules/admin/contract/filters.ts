import { z } from 'zod';
import { optionalSearch, uuid } from '#contract/http/primitives.ts';

const SEARCH_MAX = 100;

/** The search text; an empty or missing one matches everything. */
export const searchText = optionalSearch(SEARCH_MAX);

/** A filter of a list: missing, empty and `all` let everything through and are read as null. */
export function filterOf<const Value extends string>(values: readonly [Value, ...Value[]], message: string) {
  return z
    .enum(['', 'all', ...values], { error: message })
    .nullish()
    .transform((given) => values.find((value) => value === given) ?? null);
}

/** Narrows a list to what is one person's; missing lets everything through. */
export const personId = uuid.nullish().transform((id) => id ?? null);

/** Someone who is named in a list of an admin. */
export const namedPersonSchema = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  /** Null for an account that a confirmed phone opens. */
  email: z.string().nullable(),
});
export type NamedPerson = z.infer<typeof namedPersonSchema>;
