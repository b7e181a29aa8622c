import { finished, type Readable } from 'node:stream';

/**
 * Waits until the first piece of a file is there, or its end: whatever is wrong before that is answered in words, and not by a
 * file that breaks off (rules.md#refused-files). Nothing is taken from it.
 * @throws whatever the file fails with
 */
export async function firstPiece(file: Readable): Promise<void> {
  // For good: one that fails before anybody else listens must not end the process.
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
