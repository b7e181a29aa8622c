import { styled } from 'styled-components';
import { onPhone } from '../../theme/index.ts';

interface ChartColumn {
  readonly key: string;
  /** Appears below the column; short. */
  readonly label: string;
  readonly value: number;
}

interface ColumnChartProps {
  /** Oldest first. The newest column has a stronger color. */
  readonly columns: readonly ChartColumn[];
  readonly height?: number;
  /** Shows every nth label, counted from the newest, because many columns have no room for all labels. */
  readonly labelEvery?: number;
}

/** Draws a figure over time. A `ChartDataTable` next to it contains the numbers. */
export function ColumnChart({ columns, height = 110, labelEvery = 1 }: ColumnChartProps) {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  return (
    <Columns aria-hidden $dense={labelEvery > 1}>
      {columns.map(({ key, label, value }, index) => {
        // A column without a value is a line on the ground. Refunds may exceed a month's charges.
        const tall = Math.max(2, (value / most) * height);
        return (
          <div key={key}>
            <svg width="100%" height={height} role="presentation">
              <rect
                width="100%"
                y={height - tall}
                height={tall}
                fill={index === columns.length - 1 ? 'var(--accent)' : 'var(--line-strong)'}
              />
            </svg>
            {(columns.length - 1 - index) % labelEvery === 0 && <span>{label}</span>}
          </div>
        );
      })}
    </Columns>
  );
}

const Columns = styled.div<{ $dense: boolean }>`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${({ $dense }) => ($dense ? '2px' : '6px')};
  min-height: calc(110px + 1.5em);
  color: var(--text-muted);
  font-size: 0.75rem;
  text-align: center;
  white-space: nowrap;
  svg {
    display: block;
    border-bottom: 1px solid var(--line-strong);
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  /* Labels may be wider than their columns; the newest would leave the card. */
  span {
    justify-self: center;
  }
  > div:last-child span {
    justify-self: ${({ $dense }) => ($dense ? 'end' : 'center')};
  }
  ${onPhone} {
    ${({ $dense }) =>
      !$dense &&
      `gap: 3px;
      /* Twelve names do not fit on a phone: every second one stays, the newest among them. */
      > div:nth-last-child(even) span {
        visibility: hidden;
      }`}
  }
`;
