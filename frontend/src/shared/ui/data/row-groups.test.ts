import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inGroups } from './row-groups.ts';

const keyOf = (row: string): string | null => (/\d/.test(row) ? row.slice(0, 1) : null);
const shown = (rows: readonly string[]) =>
  inGroups(rows, keyOf).map(({ isTogether, members }) => `${isTogether ? '+' : '-'}${members.join(' ')}`);

it('consecutive rows with the same key form a group, and other rows stay separate', () => {
  expect(shown(['x', 'a1', 'a2', 'y', 'z', 'b1', 'c1', 'c2'])).toEqual(['-x', '+a1 a2', '-y z b1', '+c1 c2']);
  expect(shown(['a1', 'a2', 'b1', 'b2'])).toEqual(['+a1 a2', '+b1 b2']);
  expect(shown([])).toEqual([]);
});

it('grouping loses no row, changes no order, and gives each group a unique name', () => {
  const row = fc.constantFrom('x', 'y', 'a1', 'b1', 'c1');
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const groups = inGroups(rows, keyOf);
      expect(groups.flatMap(({ members }) => members)).toEqual(rows);
      expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
    }),
  );
});

it('rows without keys form a single group', () => {
  expect(inGroups(['x', 'a1'])).toEqual([{ id: 'after ', isTogether: false, members: ['x', 'a1'] }]);
});
