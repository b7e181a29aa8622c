import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, InfiniteList, Inline, SkeletonList, Stack, type Column } from '#shared/ui/index.ts';
import type { PageOf } from '#shared/api/index.ts';
import { ResultCount } from './ResultCount.tsx';

/** The state of an RTK Query infinite query. */
export interface PagedList<Row> {
  /** Results of the current search; undefined during its first request. */
  readonly currentData?: { readonly pages: readonly PageOf<Row>[] } | undefined;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

interface PagedTableProps<Row> {
  readonly list: PagedList<Row>;
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly empty: ReactNode;
  /** A custom text for the number of results. */
  readonly found?: ((count: number) => string) | undefined;
  /** Actions for all results. */
  readonly aside?: ReactNode;
}

/** An admin list: result count, skeleton, table or cards, empty state, and a button that loads more. */
export function PagedTable<Row extends { readonly id: string }>(props: PagedTableProps<Row>) {
  return (
    <Stack>
      <Inline $justify="space-between">
        <ResultCount list={props.list} found={props.found} />
        {props.aside}
      </Inline>
      <Rows {...props} />
    </Stack>
  );
}

function Rows<Row extends { readonly id: string }>(props: PagedTableProps<Row>) {
  const { list, caption, columns, empty } = props;
  const { t } = useTranslation('admin');
  return (
    <InfiniteList
      list={list}
      failed={t('list.failed')}
      more={t('list.more')}
      empty={empty}
      skeleton={<SkeletonList count={5} lines={2} />}
    >
      {(rows) => <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />}
    </InfiniteList>
  );
}
