import path from 'node:path';
import type { TestSpecification, Vitest } from 'vitest/node';
import { expect, it } from 'vitest';
import { filesBelow, pathOf, textOf } from '../rules/repository-files.ts';
import { LONG_FILES, SeededSequencer } from './seeded-sequencer.ts';

const files = [...filesBelow('backend', '.test.ts'), ...filesBelow('frontend/src', '.test.tsx')].filter(
  (file) => !file.includes('bad-examples'),
);

async function order(seed: number): Promise<string[]> {
  const sequencer = new SeededSequencer({ config: { sequence: { seed } } } as Vitest);
  const specifications = files.map((file) => ({ moduleId: pathOf(file) }) as TestSpecification);
  const sorted = await sequencer.sort(specifications);
  return sorted.map(({ moduleId }) => path.relative(pathOf('.'), moduleId));
}

it('the long files come first, files of one environment come together, and each seed has its own order', async () => {
  const [one, again, other] = [await order(1), await order(1), await order(2)];
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
  expect(other.toSorted()).toEqual(one.toSorted());
  const first = one.indexOf(one.find((file) => LONG_FILES.includes(file)) ?? '');
  expect(one.slice(first, first + LONG_FILES.length).toSorted()).toEqual(LONG_FILES.toSorted());
  const inJsdom = one.map((file) => textOf(file).startsWith('// @vitest-environment jsdom'));
  expect(inJsdom.lastIndexOf(true)).toBeLessThan(inJsdom.indexOf(false));
});
