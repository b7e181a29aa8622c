import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const page = readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8');
const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);
const used = ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((kind) =>
  Object.keys(manifest[kind] ?? {}),
);
/** The packages in the first column of the page's tables. */
const explained = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));

it('explains every dependency, and none that is gone', () => {
  expect(explained.toSorted()).toEqual(used.toSorted());
});
