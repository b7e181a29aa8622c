// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

describe('a table', () => {
  it('is named, and each figure stands in the column of its header', async () => {
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

  it('labels each figure for the cards of a phone, but not the heading of the card', async () => {
    await renderPart(<DataTable caption="Hires" columns={COLUMNS} rows={ROWS} rowKey={({ name }) => name} />);
    const cells = within(screen.getAllByRole('row')[1] ?? document.body).getAllByRole('cell');
    expect(cells.map((cell) => cell.dataset['label'])).toEqual([undefined, 'Bonus']);
  });
});
