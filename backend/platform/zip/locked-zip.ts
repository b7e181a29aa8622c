import { Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';

export interface ZippedFile {
  /** Folders with `/`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Locking {
  readonly at: Date;
  readonly password: string;
}

/** AES with keys of 256 bits, of the three that the format has. */
const AES_256 = 3;

/**
 * A ZIP of files as they are (PDFs are packed already), each encrypted with AES-256 under the password, piece by piece as they come:
 * only its directory is kept until the end. Names are not encrypted. An error of the files is thrown where the pieces are read.
 */
export async function* lockedZip(
  files: AsyncIterable<ZippedFile>,
  { at, password }: Locking,
): AsyncGenerator<Uint8Array> {
  const pieces = new TransformStream<Uint8Array, Uint8Array>();
  const written = write(files, pieces.writable, { at, password });
  // Whoever stops reading is not told again; everybody else hears of it below.
  written.catch(() => undefined);
  yield* pieces.readable;
  await written;
}

async function write(
  files: AsyncIterable<ZippedFile>,
  writable: WritableStream<Uint8Array>,
  { at, password }: Locking,
): Promise<void> {
  const options = { password, encryptionStrength: AES_256, level: 0, useWebWorkers: false } as const;
  const zip = new ZipWriter(writable, options);
  try {
    for await (const { name, bytes } of files)
      await zip.add(name, new Uint8ArrayReader(bytes), { lastModDate: at });
    await zip.close();
  } catch (error) {
    await writable.abort(error).catch(() => undefined);
    throw error;
  }
}
