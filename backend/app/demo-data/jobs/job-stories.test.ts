import { expect, it } from 'vitest';
import { bonusOf } from './job-stories.ts';

it.each([
  [1500, 40, 1500],
  [1500, 18, 500],
  [250, 18, 250],
])(
  'a drawn bonus of $%d for a job at $%d an hour is $%d: no more than a week of pay',
  (drawn, pay, bonus) => {
    expect(bonusOf(drawn, pay)).toBe(bonus);
  },
);
