import { z } from 'zod';
import { count, instant, optionalFileName, uuid } from '#contract/http/primitives.ts';
import { DOCUMENT_KINDS } from '../vocabulary/document-kind.ts';

const documentKindSchema = z.enum(DOCUMENT_KINDS, { error: 'Unknown kind of document' });

export const MOST_DOCUMENT_BYTES = 10 * 1024 * 1024;

/**
 * The body is the file itself. Its name is only a suggestion, and hidden characters are removed: users cannot
 * retype a file's name.
 */
export const uploadDocumentQuerySchema = z.object({ kind: documentKindSchema, name: optionalFileName(255) });

export const documentSchema = z.object({
  id: uuid,
  kind: documentKindSchema,
  name: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: count,
  uploadedAt: instant,
});
export type WorkerDocument = z.infer<typeof documentSchema>;
