import type { ComponentProps, ReactNode } from 'react';
import type { ListFilterState } from '../model/use-list-filter.ts';
import { NothingFound } from './NothingFound.tsx';
import { PagedTable } from './PagedTable.tsx';
import { SearchLine } from './SearchLine.tsx';

type Line = ComponentProps<typeof SearchLine>;

interface FilteredTableProps<Row extends { readonly id: string }> extends Omit<
  ComponentProps<typeof PagedTable<Row>>,
  'empty'
> {
  readonly state: ListFilterState;
  /** Searchable fields. If omitted, the list is only filtered. */
  readonly search?: Line['label'];
  readonly filter?: Line['filter'];
  /** Shown if the list has no rows even without a search. */
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly text: string };
}

/** An admin list with its search line. */
export function FilteredTable<Row extends { readonly id: string }>(props: FilteredTableProps<Row>) {
  const { state, search, filter, empty, ...table } = props;
  return (
    <>
      <SearchLine label={search} state={state} filter={filter} />
      <PagedTable {...table} empty={<NothingFound state={state} {...empty} />} />
    </>
  );
}
