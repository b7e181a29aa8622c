import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inGroups } from './row-groups.ts';

const keyOf = (row: string): string | null => (/\d/.test(row) ? row.slice(0, 1) : null);
const shown = (rows: readonly string[]) =>
  inGroups(rows, keyOf).map(({ isTogether, members }) => `${isTogether ? '+' : '-'}${members.join(' ')}`);

it('keeps together what follows each other with one key, and leaves the others by themselves', () => {
  expect(shown(['x', 'a1', 'a2', 'y', 'z', 'b1', 'c1', 'c2'])).toEqual(['-x', '+a1 a2', '-y z b1', '+c1 c2']);
  expect(shown(['a1', 'a2', 'b1', 'b2'])).toEqual(['+a1 a2', '+b1 b2']);
  expect(shown([])).toEqual([]);
});

it('loses no row, changes no order, and names no two groups alike', () => {
  const row = fc.constantFrom('x', 'y', 'a1', 'b1', 'c1');
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const groups = inGroups(rows, keyOf);
      expect(groups.flatMap(({ members }) => members)).toEqual(rows);
      expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
    }),
  );
});

it('has one group where nothing belongs together', () => {
  expect(inGroups(['x', 'a1'])).toEqual([{ id: 'after ', isTogether: false, members: ['x', 'a1'] }]);
});
