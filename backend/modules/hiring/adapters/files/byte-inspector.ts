import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { FileInspector } from '../../application/worker/worker-documents.ts';
import { isWordDocument, isZip } from './word-document.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Tells files apart by their first bytes. Archives are not handed on: the library would unpack them to look inside. */
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
