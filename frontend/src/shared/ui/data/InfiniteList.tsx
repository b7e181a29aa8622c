import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { SkeletonList } from '../feedback/Skeleton.tsx';
import { ShowMore, type ShowMoreProps } from './ShowMore.tsx';

/** The state of an RTK Query infinite query. */
interface InfiniteRows<Row> {
  /** Pages for the current arguments; undefined during the first request for them. */
  readonly currentData?: { readonly pages: readonly { readonly rows: readonly Row[] }[] } | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface InfiniteListProps<Row> {
  readonly list: InfiniteRows<Row> & ShowMoreProps['list'];
  /** The heading of the error if the first page did not load. */
  readonly failed: string;
  /** The label of the button that loads the next page. */
  readonly more: string;
  /** Rendered if there are no rows. */
  readonly empty: ReactNode;
  readonly skeleton?: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** All states of a paged list: loading, failed, empty, or its rows and a button that loads more. */
export function InfiniteList<Row>(props: InfiniteListProps<Row>) {
  const { list, failed, more, empty, skeleton = <SkeletonList count={3} lines={3} />, children } = props;
  const rows = list.currentData?.pages.flatMap((page) => page.rows);
  if (!rows) return list.isError ? <ErrorState title={failed} onRetry={list.refetch} /> : skeleton;
  return (
    <>
      {rows.length === 0 ? empty : children(rows)}
      <ShowMore list={list} label={more} />
    </>
  );
}
