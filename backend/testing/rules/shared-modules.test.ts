import { expect, it } from 'vitest';
import { filesBelow, textOf } from './repository-files.ts';

const REPLACES_A_MODULE = /\bvi\.(?:mock|doMock|resetModules)\(/;

/**
 * Its default limit is one second, too short for a busy machine; `expect.poll` uses the limit of the
 * settings.
 */
const WAITS_A_SECOND = /\bvi\.wait(?:For|Until)\(/;

const testFiles = [
  ...filesBelow('backend', '.test.ts'),
  ...filesBelow('frontend/src', '.test.tsx'),
  ...filesBelow('frontend/src', '.test.ts'),
];

it('no test waits with its own time limit', () => {
  expect(testFiles.filter((file) => WAITS_A_SECOND.test(textOf(file)))).toEqual([]);
});

it('no test replaces a module: files share modules, so the effect would depend on the order of the files', () => {
  expect(testFiles.length).toBeGreaterThan(600);
  expect(testFiles.filter((file) => REPLACES_A_MODULE.test(textOf(file)))).toEqual([]);
});
