import { expect, it } from 'vitest';
import { REFERRAL_STATUSES, statusFacts } from '#contract/hiring/vocabulary/referral-status.ts';
import { textOf } from '../repository-files.ts';

/** Ended letters lead back, which is no choice of the employer's. */
const BACK = ['offer_sent --> interviewing'];

it('the diagram of hiring has the steps of the table', () => {
  const steps = REFERRAL_STATUSES.flatMap((status) => {
    const { next, mayHireDirectly } = statusFacts(status);
    return [...next, ...(mayHireDirectly ? ['hired'] : [])].map((to) => `${status} --> ${to}`);
  });
  const [, diagram = ''] = textOf('docs/contexts/hiring.md').split(/## The status of a referral|## Undoing/);
  const drawn = [...diagram.matchAll(/^ {2}(\w+ --> \w+)/gm)].map(([, step = '']) => step);
  expect(drawn.toSorted()).toEqual([...steps, ...BACK].toSorted());
});

it('the rules name every status in the order of the table', () => {
  const rule = textOf('docs/rules.md')
    .split('\n')
    .find((line) => line.includes('<a id="referral-statuses">'));
  expect(rule).toContain(REFERRAL_STATUSES.join(', '));
});
