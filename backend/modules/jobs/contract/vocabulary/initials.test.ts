import { expect, it } from 'vitest';
import { joinInitials } from './initials.ts';

it.each([
  ['a/c tech', 'ac tech'],
  ['A.C. tech', 'AC. tech'],
  ['HVAC/R', 'HVACR'],
  ['HVAC & R', 'HVACR'],
  ['t&g, e-verify', 'tg, everify'],
  ['Framer/Carpenter', 'Framer/Carpenter'],
  ['co-op 24/7 I-9', 'co-op 24/7 I-9'],
  ['Coeur d’Alene', 'Coeur d’Alene'],
  ['a - b', 'a - b'],
])('"%s" is read as "%s"', (typed, read) => {
  expect(joinInitials(typed)).toBe(read);
});
