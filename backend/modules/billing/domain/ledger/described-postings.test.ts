import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEDGER_TRANSACTION_KINDS } from '../../contract/vocabulary/ledger/ledger.ts';

const PAGE = readFileSync(new URL('../../../../../docs/contexts/billing.md', import.meta.url), 'utf8');
/** Posted only by hand, and each one different. */
const BY_HAND = ['correction'];

interface Flow {
  readonly title: string;
  readonly columns: readonly (readonly string[])[];
  readonly kinds: string;
}

/** The tables of postings: one row per account, one column per movement, their kinds in the last row. */
function flows(): Flow[] {
  const tables = PAGE.split('\n\n').filter(
    (block) => block.startsWith('| Account |') && block.includes('\n| Kind |'),
  );
  return tables.map((table) => {
    const [head = '', _line, ...rows] = table.trim().split('\n');
    const cells = rows.map((row) =>
      row
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.trim()),
    );
    const kinds = rows.at(-1) ?? '';
    const amounts = cells.slice(0, -1);
    return {
      title: head,
      kinds,
      columns: (cells[0] ?? []).map((_, at) => amounts.map((row) => row[at] ?? '')),
    };
  });
}

function cents(cell: string): number {
  const amounts = cell.matchAll(/([−+])([\d.]+)/gu);
  return [...amounts].reduce((sum, [, sign, amount]) => {
    const value = Math.round(Number(amount) * 100);
    return sum + (sign === '+' ? value : -value);
  }, 0);
}

describe('the tables of postings in the page of billing', () => {
  it.each(flows())('each column of the postings table sums to zero: $title', ({ columns }) => {
    expect(columns.map((column) => column.reduce((sum, cell) => sum + cents(cell), 0))).toEqual(
      columns.map(() => 0),
    );
  });

  it('the postings tables show every kind of movement', () => {
    const described = flows()
      .map(({ kinds }) => kinds)
      .join();
    const missing = LEDGER_TRANSACTION_KINDS.filter(
      (kind) => !BY_HAND.includes(kind) && !described.includes(`\`${kind}\``),
    );
    expect(missing).toEqual([]);
  });
});
