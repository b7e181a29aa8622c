import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { unlockedFiles } from '#testing/product/unlocked-files.ts';
import { lockedZip, type ZippedFile } from './locked-zip.ts';

const LOCKING = { at: new Date('2026-11-23T10:20:30Z'), password: 'K7Q2M-8XW4T' };
const FILES = [
  { name: 'index.csv', bytes: Buffer.from('name\nJosé\n') },
  { name: 'forms/José Ñuño.pdf', bytes: Buffer.from([0, 1, 2, 255]) },
  { name: 'empty.txt', bytes: new Uint8Array() },
];

async function* each(files: readonly ZippedFile[]): AsyncGenerator<ZippedFile> {
  yield* files;
}
const zipped = (files: readonly ZippedFile[]): Promise<Buffer> => buffer(lockedZip(each(files), LOCKING));

it('a reader with the password gets every file unchanged, by its name', async () => {
  const zip = await zipped(FILES);
  const read = [...(await unlockedFiles(zip, LOCKING.password))];
  expect(read.map(([name, bytes]) => [name, bytes.toString('hex')])).toEqual(
    FILES.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('hex')]),
  );
  expect(zip.includes('name\nJosé')).toBe(false);
  await expect(unlockedFiles(zip, 'K7Q2M-8XW4V')).rejects.toThrow('Invalid password');
  expect((await unlockedFiles(await zipped([]), LOCKING.password)).size).toBe(0);
});

it('files are not buffered: the next one is requested after the one before was read', async () => {
  const asked: number[] = [];
  async function* large(): AsyncGenerator<ZippedFile> {
    for (const number of [1, 2, 3, 4]) {
      asked.push(number);
      yield { name: `${number}.pdf`, bytes: new Uint8Array(1_000_000) };
    }
  }
  const pieces = lockedZip(large(), LOCKING);
  let size = 0;
  while (size < 1_500_000) size += (await pieces.next()).value?.length ?? 0;
  expect(asked).toEqual([1, 2]);
  await pieces.return(undefined);
});

it('the error of a failed file ends the archive', async () => {
  async function* broken(): AsyncGenerator<ZippedFile> {
    yield { name: 'index.csv', bytes: Buffer.from('name\n') };
    throw new Error('The printer is away');
  }
  await expect(buffer(lockedZip(broken(), LOCKING))).rejects.toThrow('The printer is away');
});

it('files are released when the reader stops early', async () => {
  let isLeft = false;
  async function* endless(): AsyncGenerator<ZippedFile> {
    try {
      for (;;) yield { name: 'one.pdf', bytes: new Uint8Array(200_000) };
    } finally {
      isLeft = true;
    }
  }
  for await (const _ of lockedZip(endless(), LOCKING)) break;
  await expect.poll(() => isLeft).toBe(true);
});
