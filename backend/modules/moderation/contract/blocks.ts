import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { instant, uuid } from '#contract/http/primitives.ts';
import { BLOCK_KINDS } from './vocabulary/blocks.ts';

export const blockRequestSchema = z.object({
  kind: z.enum(BLOCK_KINDS, { error: 'Choose block or mute' }).default('block'),
});

export const blocksQuerySchema = listQuerySchema;

/** Someone whom the caller has blocked or muted. */
export const blockSchema = z.object({
  user: z.object({ id: uuid, firstName: z.string(), lastName: z.string() }),
  kind: z.enum(BLOCK_KINDS),
  createdAt: instant,
});
export type Block = z.infer<typeof blockSchema>;
