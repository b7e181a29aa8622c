import { expect, it } from 'vitest';
import { candidateFit } from './candidate-fit.ts';

const ASKED = {
  title: 'Framer',
  description: 'Frame houses, read plans.',
  category: 'framing',
  payRate: '$26-28/hour',
  requiredSkills: ['Framing', 'Rough Framing'],
};

it('the fit compares trade, skills and pay with the job', () => {
  const known = { keySkills: ['Framing'], desiredPayRate: '$28/hour', asked: ASKED };
  expect(candidateFit(known)).toEqual({
    matched: [
      { kind: 'trade', value: 'framing' },
      { kind: 'skill', value: 'Framing' },
      { kind: 'pay', value: '$26-28/hour' },
    ],
    missing: [{ kind: 'skill', value: 'Rough Framing' }],
  });
});

it('another trade and higher desired pay do not fit', () => {
  const known = {
    keySkills: ['Plumbing'],
    desiredPayRate: '$40/hour',
    asked: { ...ASKED, requiredSkills: [] },
  };
  expect(candidateFit(known)).toEqual({
    matched: [],
    missing: [
      { kind: 'trade', value: 'framing' },
      { kind: 'pay', value: '$26-28/hour' },
    ],
  });
});

it('a candidate without data has no missing items', () => {
  expect(candidateFit({ keySkills: [], desiredPayRate: null, asked: ASKED })).toEqual({
    matched: [],
    missing: [],
  });
});
