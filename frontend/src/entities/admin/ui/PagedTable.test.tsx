// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { PagedTable, type PagedList } from './PagedTable.tsx';

interface Row {
  readonly id: string;
}

const list = (counted: { total: number | null; atLeast: number | null } | null): PagedList<Row> => ({
  currentData: counted ? { pages: [{ rows: [{ id: 'a' }], next: null, ...counted }] } : undefined,
  isError: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  refetch: () => undefined,
  fetchNextPage: () => undefined,
});

const shown = async (given: PagedList<Row>) => {
  const columns = [{ key: 'id', header: 'ID', cell: ({ id }: Row) => id }];
  await renderPart(<PagedTable list={given} caption="Things" columns={columns} empty={null} />);
  // The skeleton below has a status role of its own.
  return screen.getAllByRole('status')[0]?.textContent;
};

it.each([
  [null, ''],
  [{ total: 1, atLeast: null }, '1 result'],
  [{ total: 12, atLeast: null }, '12 results'],
  [{ total: null, atLeast: 1000 }, 'More than 1,000 results'],
  [{ total: null, atLeast: null }, ''],
])('a result count of %o reads "%s"', async (counted, words) => {
  expect(await shown(list(counted))).toBe(words);
});
