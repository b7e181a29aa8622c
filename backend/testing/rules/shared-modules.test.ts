import { expect, it } from 'vitest';
import { filesBelow, textOf } from './repository-files.ts';

const REPLACES_A_MODULE = /\bvi\.(?:mock|doMock|resetModules)\(/;

/** Its limit is a second unless told, which a busy machine takes for nothing; `expect.poll` has the patience of the settings. */
const WAITS_A_SECOND = /\bvi\.wait(?:For|Until)\(/;

const testFiles = [
  ...filesBelow('backend', '.test.ts'),
  ...filesBelow('frontend/src', '.test.tsx'),
  ...filesBelow('frontend/src', '.test.ts'),
];

it('no test waits by a limit of its own', () => {
  expect(testFiles.filter((file) => WAITS_A_SECOND.test(textOf(file)))).toEqual([]);
});

it('no test replaces a module: files share theirs, so whether it counts would hang on which file came first', () => {
  expect(testFiles.length).toBeGreaterThan(600);
  expect(testFiles.filter((file) => REPLACES_A_MODULE.test(textOf(file)))).toEqual([]);
});
