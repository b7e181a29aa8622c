import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { firstPiece } from './first-piece.ts';

async function* pieces(...given: readonly (string | Error)[]): AsyncGenerator<string> {
  for (const piece of given) {
    await Promise.resolve();
    if (piece instanceof Error) throw piece;
    yield piece;
  }
}

it('waiting for the first piece takes nothing from a file of any length', async () => {
  for (const given of [[], ['one'], ['one', 'two', 'three']]) {
    const file = Readable.from(pieces(...given));
    await firstPiece(file);
    expect(await text(file)).toBe(given.join(''));
  }
});

it('an error before the first piece is thrown, and a later one stays with the file', async () => {
  const broken = new Error('No database');
  await expect(firstPiece(Readable.from(pieces(broken)))).rejects.toBe(broken);
  const later = Readable.from(pieces('one', broken));
  await firstPiece(later);
  await expect(text(later)).rejects.toBe(broken);
});
