import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const MOST = 25;
/** Migrations are a sequence, without subjects. */
const EXCEPTIONS = ['backend/migrations'];
const SOURCE = /\.tsx?$/;
const LEFT_OUT = new Set(['node_modules', 'dist', 'bad-examples']);

/** Folders with more than `MOST` source files, not counting subfolders. */
function crowded(files: readonly string[]): readonly string[] {
  const count = new Map<string, number>();
  for (const file of files.filter((name) => SOURCE.test(name))) {
    const folder = path.posix.dirname(file);
    count.set(folder, (count.get(folder) ?? 0) + 1);
  }
  return [...count].filter(([, found]) => found > MOST).map(([folder]) => folder);
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [name];
    return LEFT_OUT.has(entry.name) ? [] : filesBelow(name);
  });
}

it('no folder has more than 25 source files', () => {
  const found = crowded([...filesBelow('backend'), ...filesBelow('frontend')]);
  expect(found.filter((folder) => !EXCEPTIONS.includes(folder))).toEqual([]);
});

it('a folder with 26 files is found, but not one with 25 and a subfolder', () => {
  const files = (folder: string, many: number) =>
    Array.from({ length: many }, (_, index) => `${folder}/file-${index}.ts`);
  const domain = 'backend/modules/hiring/domain';
  expect(crowded(files(domain, MOST + 1))).toEqual([domain]);
  expect(crowded([...files(domain, MOST), ...files(`${domain}/referral`, MOST)])).toEqual([]);
});
