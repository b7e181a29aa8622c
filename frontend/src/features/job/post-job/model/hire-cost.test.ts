import { expect, it } from 'vitest';
import { hireCost } from './hire-cost.ts';

it.each([
  ['$25/hour', '750', 400, 1175],
  ['25', '$1,000', 400, 1425],
  ['$60k a year', '500', 500, 1025],
  ['$200 a day', '0', 440, 465],
  ['$900/week', '500', 390, 915],
  ['$5,000 flat', '100', 500, 625],
  ['whatever is fair', '500', null, 525],
])('a hire at %s with a bonus of %s has a fee of %s and a total of %s', (pay, bonus, fee, total) => {
  expect(hireCost(pay, bonus)).toMatchObject({ letter: 25, fee, total });
});

it('the cost is unknown until a bonus is typed', () => {
  expect([hireCost('$25/hour', ''), hireCost('$25/hour', 'lots')]).toEqual([null, null]);
});
