import { z } from 'zod';
import { uuid } from '#contract/http/index.ts';

/** An author as everyone sees them. */
export const authorSchema = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
});
export type Author = z.infer<typeof authorSchema>;
