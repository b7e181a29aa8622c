import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ScreenFiles } from './screen-files.ts';

const filesOf = (name: string) => ({
  code: [`/assets/${name}.js`],
  texts: { en: [`/assets/en/${name}.js`], es: ['/assets/es/common.js', `/assets/es/${name}.js`] },
});

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'crewvine-screens-'));
  const listed = { '/community/:id': filesOf('board'), '/community/search': filesOf('search') };
  await mkdir(path.join(root, '.vite'));
  await writeFile(path.join(root, '.vite/screens.json'), JSON.stringify(listed));
});
afterAll(() => rm(root, { recursive: true }));

it('a screen has its code and the texts of the language', async () => {
  const screens = await ScreenFiles.of(root);
  expect(screens.at('/community/7', 'en')).toEqual(['/assets/board.js', '/assets/en/board.js']);
  expect(screens.at('/community/7', 'es').slice(1)).toEqual(['/assets/es/common.js', '/assets/es/board.js']);
});

it('a path without parameters is found first', async () => {
  const screens = await ScreenFiles.of(root);
  expect(screens.at('/community/search', 'en')[0]).toBe('/assets/search.js');
});

it('an unknown path and a build without a list have no files', async () => {
  expect((await ScreenFiles.of(root)).at('/jobs', 'en')).toEqual([]);
  expect((await ScreenFiles.of(tmpdir())).at('/community/7', 'en')).toEqual([]);
});
