import { describe, expect, it } from 'vitest';
import { explainFit, isSamePlace, type Asking, type Offering } from './job-fit.ts';

const job: Asking = {
  title: 'Framing carpenter',
  description: 'Frame walls. Drywall is a plus.',
  location: 'Austin, TX',
  category: 'framing',
  isTrade: true,
  distance: 3,
  payRate: '$25-30/hour',
  mostHourlyCents: 30_00,
  requiredSkills: ['Framing', 'Blueprint reading'],
};
const worker: Offering = {
  location: 'austin, tx',
  skills: ['Drywall', 'Framing', 'Welding'],
  hasTrade: true,
  leastHourlyCents: 28_00,
};

describe('the fit between a worker and a job', () => {
  it('the fit lists matching and missing items', () => {
    expect(explainFit(worker, job)).toEqual({
      fits: true,
      matched: [
        { kind: 'trade', value: 'framing' },
        { kind: 'location', value: 'Austin, TX' },
        { kind: 'skill', value: 'Drywall' },
        { kind: 'skill', value: 'Framing' },
        { kind: 'pay', value: '$25-30/hour' },
      ],
      missing: [{ kind: 'skill', value: 'Blueprint reading' }],
    });
  });

  it('another town and lower pay count as missing', () => {
    const { matched, missing, fits } = explainFit(
      { location: 'Dallas, TX', skills: [], hasTrade: true, leastHourlyCents: 33_65 },
      { ...job, distance: 182 },
    );
    expect(fits).toBe(false);
    expect(matched.map(({ kind }) => kind)).toEqual(['trade']);
    expect(missing.map(({ kind }) => kind)).toEqual(['location', 'skill', 'skill', 'pay']);
  });

  it('the fit ignores unknown data and pay without an hourly rate', () => {
    const unknown: Offering = { location: null, skills: [], hasTrade: false, leastHourlyCents: null };
    const nothing = { matched: [], missing: [], fits: false };
    expect(explainFit(unknown, { ...job, requiredSkills: [] })).toEqual(nothing);
    const { matched, missing } = explainFit(worker, {
      ...job,
      payRate: '$900 flat',
      mostHourlyCents: null,
      requiredSkills: [],
    });
    expect([...matched, ...missing].some(({ kind }) => kind === 'pay')).toBe(false);
  });

  it('the trade in reach is a fit at any pay; another trade or a long way is not', () => {
    const fits = (changes: Partial<Asking>) => explainFit(worker, { ...job, ...changes }).fits;
    expect(fits({ mostHourlyCents: 15_00 })).toBe(true);
    expect(fits({ location: 'Round Rock, TX', distance: 17 })).toBe(true);
    expect(fits({ location: 'Houston, TX', distance: 147 })).toBe(false);
    expect(fits({ isTrade: false, category: 'restaurant' })).toBe(false);
  });

  it.each([
    ['Austin', 'Austin, TX', true],
    ['AUSTIN , tx', 'Austin, TX', true],
    ['Austin, MN', 'Austin, TX', false],
    ['Austin', 'Austinville, VA', false],
  ])('%s and %s are the same place: %s', (one, other, expected) => {
    expect([isSamePlace(one, other), isSamePlace(other, one)]).toEqual([expected, expected]);
  });
});
