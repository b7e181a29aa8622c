import { z } from 'zod';
import { instant, uuid } from '#contract/http/primitives.ts';

/** An open session as its owner sees it; the id is not the one in the cookie. */
export const ownSessionSchema = z.object({
  id: uuid,
  isCurrent: z.boolean(),
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: instant,
  lastSeenAt: instant,
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
export const ownSessionsSchema = z.array(ownSessionSchema);
export const sessionParamsSchema = z.object({ id: uuid });
