import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ranked } from './ranked.ts';

const boards = fc
  .array(fc.integer({ min: 1, max: 12 }), { maxLength: 100 })
  .map((hires) => hires.toSorted((a, b) => b - a).map((count, id) => ({ id, hires: count })));

describe('the ranks of a board', () => {
  it('equal hires share a rank, and the next rank counts everyone before', () => {
    const ranks = ranked([9, 7, 7, 7, 2, 1, 1].map((hires) => ({ hires }))).map(({ rank }) => rank);
    expect(ranks).toEqual([1, 2, 2, 2, 5, 6, 6]);
  });

  it('a rank is one more than the number of people with more hires', () => {
    fc.assert(
      fc.property(boards, (rows) => {
        for (const { rank, hires } of ranked(rows)) {
          expect(rank).toBe(rows.filter((other) => other.hires > hires).length + 1);
        }
      }),
    );
  });

  it('ranking leaves the order and the rows unchanged', () => {
    fc.assert(
      fc.property(boards, (rows) => {
        expect(ranked(rows).map(({ id, hires }) => ({ id, hires }))).toEqual(rows);
      }),
    );
  });

  it('the ranks do not depend on the number of rows shown', () => {
    fc.assert(
      fc.property(boards, fc.nat({ max: 100 }), (rows, shown) => {
        expect(ranked(rows.slice(0, shown))).toEqual(ranked(rows).slice(0, shown));
      }),
    );
  });

  it('an unsorted board is rejected', () => {
    expect(() => ranked([{ hires: 1 }, { hires: 2 }])).toThrow(RangeError);
  });
});
