import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ranked } from './ranked.ts';

const boards = fc
  .array(fc.integer({ min: 1, max: 12 }), { maxLength: 100 })
  .map((hires) => hires.toSorted((a, b) => b - a).map((count, id) => ({ id, hires: count })));

describe('the ranks of a board', () => {
  it('are shared by equal hires, and count everybody before', () => {
    const ranks = ranked([9, 7, 7, 7, 2, 1, 1].map((hires) => ({ hires }))).map(({ rank }) => rank);
    expect(ranks).toEqual([1, 2, 2, 2, 5, 6, 6]);
  });

  it('are one more than there are people with more hires, whatever the board', () => {
    fc.assert(
      fc.property(boards, (rows) => {
        for (const { rank, hires } of ranked(rows)) {
          expect(rank).toBe(rows.filter((other) => other.hires > hires).length + 1);
        }
      }),
    );
  });

  it('keep the order, and neither lose nor change anybody', () => {
    fc.assert(
      fc.property(boards, (rows) => {
        expect(ranked(rows).map(({ id, hires }) => ({ id, hires }))).toEqual(rows);
      }),
    );
  });

  it('do not depend on how many are shown', () => {
    fc.assert(
      fc.property(boards, fc.nat({ max: 100 }), (rows, shown) => {
        expect(ranked(rows.slice(0, shown))).toEqual(ranked(rows).slice(0, shown));
      }),
    );
  });

  it('are refused to a board out of order', () => {
    expect(() => ranked([{ hires: 1 }, { hires: 2 }])).toThrow(RangeError);
  });
});
