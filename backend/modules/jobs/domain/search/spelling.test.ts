import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, meantWord, swaps } from './spelling.ts';

const WORDS = ['electrician', 'electrical', 'plumber', 'plomero', 'painter', 'hvac', 'roofer', 'austin'];
const known = WORDS.map((word) => ({ word, jobs: 5 }));

describe('spelling', () => {
  it.each([
    ['electrcian', 'electrician'],
    ['elecrtician', 'electrician'],
    ['plummer', 'plumber'],
    ['plomeor', 'plomero'],
    ['hvca', 'hvac'],
    ['austn', 'austin'],
    ['paintr', 'painter'],
  ])('%s means %s', (typed, meant) => {
    expect(meantWord(typed, known)).toBe(meant);
  });

  it.each(['xyz', 'car', 'accountant', 'electrician'])('%s is left as it is', (typed) => {
    expect(meantWord(typed, known)).toBeNull();
  });

  it('each two neighbors are exchanged', () => {
    expect(swaps('abca')).toEqual(['baca', 'acba', 'abac']);
    expect(swaps('aab')).toEqual(['aba']);
    expect(swaps('a')).toEqual([]);
  });

  it('the word that more jobs use wins', () => {
    const both = [
      { word: 'tiles', jobs: 1 },
      { word: 'tiler', jobs: 5 },
    ];
    expect(meantWord('tilex', both)).toBe('tiler');
  });

  it('a swap of neighbors counts as one error, the same both ways', () => {
    expect(editDistance('hvca', 'hvac')).toBe(1);
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(editDistance(a, b) === 0).toBe(a === b);
      }),
    );
  });
});
