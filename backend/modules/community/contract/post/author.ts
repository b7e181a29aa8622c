import { z } from 'zod';
import { uuid } from '#contract/http/index.ts';

/** Who wrote something, as everybody sees them. */
export const authorSchema = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
});
export type Author = z.infer<typeof authorSchema>;
