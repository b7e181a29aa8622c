import { z } from 'zod';
import { instant, uuid } from '#contract/http/primitives.ts';
import * as fields from '../form/i9-fields.ts';
import { COPY_SIDES } from '../vocabulary/copies/document-copies.ts';

export const uploadCopyQuerySchema = z.object({
  kind: fields.documentKind,
  side: z.enum(COPY_SIDES, { error: 'Choose front or back' }),
});

export const copySchema = z.object({
  id: uuid,
  kind: fields.documentKind,
  side: z.enum(COPY_SIDES),
  createdAt: instant,
  /** It belongs to a signature; otherwise it waits for one. */
  isSigned: z.boolean(),
});
export type CopyAnswer = z.infer<typeof copySchema>;
