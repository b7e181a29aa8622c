// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { press } from '../../testing/on-screen.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { DataTable, type Column } from './DataTable.tsx';

interface Row {
  readonly name: string;
  readonly bonus: number;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', header: 'Worker', main: true, cell: ({ name }) => name },
  { key: 'bonus', header: 'Bonus', align: 'end', cell: ({ bonus }) => `$${bonus}` },
];
const ROWS: readonly Row[] = [
  { name: 'Ana Sol', bonus: 500 },
  { name: 'Bo Reyes', bonus: 0 },
];

const CREWS: readonly Row[] = [
  { name: 'Ana Sol', bonus: 500 },
  { name: 'Bo Reyes', bonus: 300 },
  { name: 'Cy Reyes', bonus: 300 },
];
const byBonus = {
  keyOf: ({ bonus }: Row) => (bonus === 300 ? '300' : null),
  heading: ({ bonus }: Row) => `Crew for $${bonus}`,
};

describe('a table', () => {
  it('a table has a name, and each figure is in the column of its header', async () => {
    await renderPart(<DataTable caption="Hires" columns={COLUMNS} rows={ROWS} rowKey={({ name }) => name} />);
    const table = screen.getByRole('table', { name: 'Hires' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Worker', 'Bonus']);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Ana Sol', '$500'],
      ['Bo Reyes', '$0'],
    ]);
  });

  it('rows that belong together have a heading', async () => {
    await renderPart(
      <DataTable
        caption="Hires"
        columns={COLUMNS}
        rows={CREWS}
        rowKey={({ name }) => name}
        groups={byBonus}
      />,
    );
    const head = screen.getByRole('rowheader', { name: 'Crew for $300' });
    const together = within(head.closest('tbody') ?? document.body).getAllByRole('cell');
    expect(together.map(({ textContent }) => textContent)).toEqual(['Bo Reyes', '$300', 'Cy Reyes', '$300']);
  });

  it('a header shows the order, and a press reverses it', async () => {
    const onTurn = vi.fn();
    const sorted = COLUMNS.map((column) =>
      column.key === 'bonus' ? { ...column, sort: { direction: 'descending', onTurn } as const } : column,
    );
    const { user } = await renderPart(
      <DataTable caption="Hires" columns={sorted} rows={ROWS} rowKey={({ name }) => name} />,
    );
    const order = screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));
    expect(order).toEqual([null, 'descending']);
    await press(user, 'Bonus');
    expect(onTurn).toHaveBeenCalledOnce();
  });

  it('each figure has a label for the cards on a phone, except the heading of the card', async () => {
    await renderPart(<DataTable caption="Hires" columns={COLUMNS} rows={ROWS} rowKey={({ name }) => name} />);
    const cells = within(screen.getAllByRole('row')[1] ?? document.body).getAllByRole('cell');
    expect(cells.map((cell) => cell.dataset['label'])).toEqual([undefined, 'Bonus']);
  });
});
