import { finished, type Readable } from 'node:stream';

/**
 * Waits for the first piece of a file or its end: an earlier error is answered as an error instead of with an
 * aborted file (rules.md#refused-files). Takes nothing from the file.
 * @throws the error of the file
 */
export async function firstPiece(file: Readable): Promise<void> {
  // Permanent: an error before anyone else listens must not end the process.
  file.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    const leave = finished(file, { writable: false }, (error) => (error ? reject(error) : resolve()));
    file.once('readable', () => {
      leave();
      resolve();
    });
  });
  if (file.errored) throw file.errored;
}
