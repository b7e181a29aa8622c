import { Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';

export interface ZippedFile {
  /** Folders are separated with `/`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Locking {
  readonly at: Date;
  readonly password: string;
}

/** The 256-bit variant, one of three key sizes in the format. */
const AES_256 = 3;

/**
 * A ZIP of files without compression (PDFs already are), each encrypted with AES-256 under the password. It
 * streams: only the directory remains in memory until the end. Names are not encrypted. Reading the stream
 * throws the errors of the files.
 */
export async function* lockedZip(
  files: AsyncIterable<ZippedFile>,
  { at, password }: Locking,
): AsyncGenerator<Uint8Array> {
  const pieces = new TransformStream<Uint8Array, Uint8Array>();
  const written = write(files, pieces.writable, { at, password });
  // A reader that stops early gets no error; others get it below.
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
