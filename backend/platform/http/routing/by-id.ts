import { z } from 'zod';
import { uuid } from '#contract/http/primitives.ts';
import type { Id } from '#kernel/ids.ts';

/** The parameters of a path with one `:id`, which is the ID of one kind of thing: `byId<'referral'>()`. */
export function byId<Of extends string>(): z.ZodObject<{ id: z.ZodType<Id<Of>> }> {
  return z.object({ id: uuid as unknown as z.ZodType<Id<Of>> });
}
