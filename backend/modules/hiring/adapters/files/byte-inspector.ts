import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { FileInspector } from '../../application/worker/worker-documents.ts';
import { isWordDocument, isZip } from './word-document.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Detects file types from the first bytes. Archives do not reach the library, because it would unpack them.
 */
export class ByteInspector implements FileInspector {
  async typeOf(given: Uint8Array): Promise<string | null> {
    const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
    if (isZip(bytes)) return isWordDocument(bytes) ? WORD : null;
    return (await fileTypeFromBuffer(bytes))?.mime ?? null;
  }

  sha256(bytes: Uint8Array): string {
    return createHash('sha256').update(bytes).digest('hex');
  }
}
