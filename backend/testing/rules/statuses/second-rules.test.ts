import { expect, it } from 'vitest';
import { filesBelow, textOf } from '../repository-files.ts';
import { secondRules } from './second-rules.ts';

const EXAMPLE = 'backend/testing/rules/bad-examples/statuses/second-rules.ts';

/** The table and the code of its context except SQL, and the one place where the browser may say more about a status. */
const HOMES = /^backend\/modules\/hiring\/(?!adapters\/)|^frontend\/src\/entities\/referral\//;
const OTHERS = /\.test\.tsx?$|\/testing\/|\/migrations\/|^backend\/bench\//;

const product = ['backend', 'frontend/src']
  .flatMap((folder) => ['.ts', '.tsx'].flatMap((end) => filesBelow(folder, end)))
  .filter((file) => !HOMES.test(file) && !OTHERS.test(file));

/** One program for all: reading it takes the time. */
const found = secondRules([...product, EXAMPLE]);
const inExample = new Set(found.filter((place) => place.startsWith(EXAMPLE)));

it('no file but the table of statuses decides by the name of a status', () => {
  expect(found.filter((place) => !inExample.has(place))).toEqual([]);
});

it('the rule finds each bad example, and nothing else', () => {
  const bad = textOf(EXAMPLE)
    .split('\n')
    .flatMap((line, index) => (line.includes('// bad') ? [`${EXAMPLE}:${index + 1}`] : []));
  expect(bad.length).toBeGreaterThan(0);
  expect([...inExample]).toEqual(bad);
});
