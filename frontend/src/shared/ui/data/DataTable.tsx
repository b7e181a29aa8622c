import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { onPhone } from '../../theme/index.ts';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  readonly align?: 'start' | 'end' | undefined;
  /** The card's heading on a phone, where it stands without its header. */
  readonly main?: boolean | undefined;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A table that becomes cards under 720 px. Roles are spelled out: `display: block` takes them from table elements. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <Table role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeadCell key={column.key} role="columnheader" scope="col" $align={column.align ?? 'start'}>
              {column.header}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={rowKey(row)}>
            {columns.map((column) => (
              <Cell
                key={column.key}
                role="cell"
                data-label={column.main ? undefined : column.header}
                $align={column.align ?? 'start'}
                $main={column.main ?? false}
              >
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
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
  @media (min-width: 720px) {
    tbody tr:last-child td {
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
