import { fileTypeFromBuffer } from 'file-type';
import { isPolyglotFile } from './polyglot-file.ts';

const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The content type according to the bytes; null if people may not upload it. */
export async function pictureTypeOf(bytes: Uint8Array): Promise<string | null> {
  const found = await fileTypeFromBuffer(bytes);
  const type = PICTURE_TYPES.find((known) => known === found?.mime) ?? null;
  return type !== null && isPolyglotFile(bytes) ? null : type;
}
