import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { onPhone, onWide, usePhone } from '../../theme/index.ts';
import { DetailsRow } from './DetailsRow.tsx';
import { inGroups } from './row-groups.ts';

export interface Column<Row> {
  /** `select`, `actions` and `disposition` are left out on paper (base.css). */
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures are aligned to the end. */
  readonly align?: 'start' | 'end' | undefined;
  /** The card's heading on a phone, shown without its header. */
  readonly main?: boolean | undefined;
  /** Needs no header on a phone, like a place or a state with its own words. */
  readonly plain?: boolean | undefined;
  /** An action for the row or its state. In dense rows on a phone it appears next to the heading. */
  readonly action?: boolean | undefined;
  /** The header on a phone, where it appears next to each value. */
  readonly brief?: string | undefined;
  /** The rows are sorted by this column, and a press on its header reverses them. Phones have no headers. */
  readonly sort?: ColumnSort | undefined;
}

interface ColumnSort {
  readonly direction: 'ascending' | 'descending';
  readonly onTurn: () => void;
}

/** Consecutive rows that belong together. */
export interface RowGroups<Row> {
  /** Null for a row that does not belong to a group. */
  readonly keyOf: (row: Row) => string | null;
  readonly heading: (first: Row) => ReactNode;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** On a phone, a row's values follow each other in lines of text instead of a column. */
  readonly dense?: boolean | undefined;
  readonly groups?: RowGroups<Row> | undefined;
  /** The content below an open row; null while the row is closed. */
  readonly details?: ((row: Row) => ReactNode) | undefined;
}

/** A table that becomes cards under 720 px. `display: block` drops roles, so they are explicit. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, dense = false, groups, details } = props;
  return (
    <Table role="table" $dense={dense}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeadCell
              key={column.key}
              data-column={column.key}
              role="columnheader"
              scope="col"
              aria-sort={column.sort?.direction}
              $align={column.align ?? 'start'}
            >
              {column.sort ? <SortButton sort={column.sort}>{column.header}</SortButton> : column.header}
            </HeadCell>
          ))}
        </tr>
      </thead>
      {inGroups(rows, groups?.keyOf).map(({ id, isTogether, members }) => (
        <tbody key={id} role="rowgroup">
          {groups && isTogether && (
            <tr role="row">
              <GroupHead role="rowheader" scope="rowgroup" colSpan={columns.length}>
                {groups.heading(members[0])}
              </GroupHead>
            </tr>
          )}
          {members.map((row) => (
            <Fragment key={rowKey(row)}>
              <BodyRow row={row} columns={columns} />
              <DetailsRow columns={columns.length}>{details?.(row) ?? null}</DetailsRow>
            </Fragment>
          ))}
        </tbody>
      ))}
    </Table>
  );
}

interface BodyRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
}

function BodyRow<Row>({ row, columns }: BodyRowProps<Row>) {
  return (
    <tr role="row">
      {columns.map((column) => (
        <Cell
          key={column.key}
          data-column={column.key}
          role="cell"
          data-label={column.main || column.plain ? undefined : (column.brief ?? column.header)}
          $align={column.align ?? 'start'}
          $main={column.main ?? false}
          data-action={column.action || undefined}
        >
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  );
}

/** A phone's headers are only read aloud, so nothing in them may be focused. */
function SortButton({ sort, children }: { readonly sort: ColumnSort; readonly children: ReactNode }) {
  const Arrow = sort.direction === 'ascending' ? ArrowUp : ArrowDown;
  if (usePhone()) return children;
  return (
    <Sort type="button" onClick={sort.onTurn}>
      {children}
      <Arrow size={16} aria-hidden />
    </Sort>
  );
}

const denseRows = css`
  tbody tr {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
    margin-bottom: var(--space-2);
    padding: var(--space-2) var(--space-3);
    font-size: var(--size-14);
  }
  && tbody td {
    justify-content: flex-start;
    gap: 0 6px;
    margin: 0;
    padding: 1px 0;
    border: 0;
    order: 2;
    &:first-child {
      flex: 1 0 100%;
      order: 0;
      padding: 1px 0;
    }
    &:first-child:has(~ [data-action]) {
      flex: 1 0 50%;
    }
    &[data-action] {
      order: 1;
    }
  }
`;

const Table = styled.table<{ $dense: boolean }>`
  width: 100%;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  border-collapse: separate;
  border-spacing: 0;
  background: var(--surface);
  tbody tr:hover {
    background: color-mix(in srgb, var(--neutral-soft) 40%, transparent);
  }
  /* The frame of the table ends it; on a phone each row has a frame of its own, and keeps its divider. */
  ${onWide} {
    tbody:last-child tr:last-child td {
      border-bottom: 0;
    }
  }
  ${onPhone} {
    display: block;
    border: 0;
    background: none;
    thead {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
    caption,
    tbody {
      display: block;
    }
    tbody tr {
      display: block;
      margin-bottom: var(--space-3);
      padding: var(--space-3) var(--space-4);
      border: 1px solid var(--line);
      border-radius: var(--radius);
      background: var(--surface);
    }
    ${({ $dense }) => $dense && denseRows}
  }
`;

const HeadCell = styled.th<{ $align: 'start' | 'end' }>`
  padding: 10px 16px;
  border-bottom: 2px solid var(--line-strong);
  color: var(--text-muted);
  font-size: var(--size-14);
  font-weight: 600;
  text-align: ${({ $align }) => $align};
  white-space: nowrap;
`;

const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
  &:hover {
    color: var(--text);
  }
`;

const GroupHead = styled.th`
  padding: 8px 16px;
  border-bottom: 1px solid var(--line);
  background: var(--sunken);
  font-size: var(--size-14);
  font-weight: 600;
  text-align: start;
  ${onPhone} {
    display: block;
    padding: 0;
    border: 0;
    background: none;
  }
`;

const Cell = styled.td<{ $align: 'start' | 'end'; $main: boolean }>`
  padding: 12px 16px;
  border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  text-align: ${({ $align }) => $align};
  ${({ $main }) => $main && 'font-weight: 600;'}
  ${onPhone} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px var(--space-4);
    padding: 6px 0;
    border: 0;
    overflow-wrap: anywhere;
    text-align: start;
    /* Nothing to do in this row. */
    &:empty {
      display: none;
    }
    ${({ $main }) => $main && 'padding-bottom: 8px; border-bottom: 1px solid var(--line); margin-bottom: 4px;'}
    &[data-label]::before {
      content: attr(data-label);
      color: var(--text-muted);
      font-size: var(--size-14);
      font-weight: 400;
    }
  }
`;
