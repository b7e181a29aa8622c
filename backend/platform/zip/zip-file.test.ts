import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { zipFile } from './zip-file.ts';

const AT = new Date('2026-11-23T10:20:30Z');
const FILES = [
  { name: 'index.csv', bytes: Buffer.from('name\nJosé\n') },
  { name: 'forms/José Ñuño.pdf', bytes: Buffer.from([0, 1, 2, 255]) },
  { name: 'empty.txt', bytes: new Uint8Array() },
];

/** Reads the directory at the end, and through it each file, as any program does. */
function unzipped(zip: Buffer): { name: string; bytes: Buffer }[] {
  const end = zip.length - 22;
  const count = zip.readUInt16LE(end + 10);
  let entry = zip.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    const [sum, size, named] = [
      zip.readUInt32LE(entry + 16),
      zip.readUInt32LE(entry + 20),
      zip.readUInt16LE(entry + 28),
    ];
    const local = zip.readUInt32LE(entry + 42);
    const name = zip.subarray(entry + 46, entry + 46 + named).toString('utf8');
    const from = local + 30 + zip.readUInt16LE(local + 26);
    const bytes = zip.subarray(from, from + size);
    expect(crc32(bytes)).toBe(sum);
    entry += 46 + named;
    return { name, bytes };
  });
}

it('has every file as it was, by its name', () => {
  const read = unzipped(Buffer.from(zipFile(FILES, AT)));
  expect(read.map(({ name, bytes }) => [name, bytes.toString('hex')])).toEqual(
    FILES.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('hex')]),
  );
  expect(unzipped(Buffer.from(zipFile([], AT)))).toEqual([]);
});

const hasUnzip = spawnSync('unzip', ['-v']).status === 0;

it.runIf(hasUnzip)('is opened by unzip, where the machine has it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'zip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'files.zip');
  await writeFile(file, zipFile(FILES, AT));
  expect(spawnSync('unzip', ['-t', file]).status).toBe(0);
  expect(spawnSync('unzip', ['-d', folder, file, 'index.csv']).status).toBe(0);
  expect(await readFile(path.join(folder, 'index.csv'), 'utf8')).toBe('name\nJosé\n');
});
