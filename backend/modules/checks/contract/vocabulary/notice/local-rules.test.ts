import { describe, expect, it } from 'vitest';
import { LOCAL_RULES, localRulesAt } from './local-rules.ts';

describe('the rules of states and cities', () => {
  it('each rule has a source and a year, and no row repeats', () => {
    for (const { state, source, since } of LOCAL_RULES) {
      expect(state).toMatch(/^[A-Z]{2}$/);
      expect(source).toMatch(/\d/);
      expect(since).toBeGreaterThan(1970);
    }
    const keys = LOCAL_RULES.map(({ state, city, source }) => `${state} ${city} ${source}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['Austin, TX', ['Austin City Code ch. 4-15']],
    ['austin, tx 78701', ['Austin City Code ch. 4-15']],
    ['100 Main St, Austin, TX', ['Austin City Code ch. 4-15']],
    ['Houston, TX', []],
    ['Philadelphia, PA', ['18 Pa.C.S. sec. 9125', 'Phila. Code ch. 9-3500']],
    ['Pittsburgh, PA', ['18 Pa.C.S. sec. 9125']],
    ['Fresno, CA', ['Cal. Gov. Code sec. 12952', 'Cal. Civ. Code sec. 1786 et seq.']],
    [
      'Brooklyn, NY',
      ['N.Y. Gen. Bus. Law sec. 380-c; N.Y. Correct. Law art. 23-A', 'N.Y.C. Admin. Code sec. 8-107(11-a)'],
    ],
    ['Buffalo, NY', ['N.Y. Gen. Bus. Law sec. 380-c; N.Y. Correct. Law art. 23-A']],
    ['Miami, FL', []],
    ['Remote', []],
    ['', []],
  ])('the rules at "%s" are %j', (location, sources) => {
    expect(localRulesAt(location).map(({ source }) => source)).toEqual(sources);
  });
});
