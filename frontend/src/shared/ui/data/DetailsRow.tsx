import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { onPhone } from '../../theme/index.ts';

interface DetailsRowProps {
  /** How many columns it spans. */
  readonly columns: number;
  readonly children: ReactNode;
}

/** The row below an open one. On a phone it joins the card above it. */
export function DetailsRow({ columns, children }: DetailsRowProps) {
  if (children === null) return null;
  return (
    <Row role="row">
      <td role="cell" colSpan={columns}>
        {children}
      </td>
    </Row>
  );
}

const Row = styled.tr`
  td {
    padding: var(--space-4);
    border-bottom: 1px solid var(--line);
    background: var(--sunken);
  }
  ${onPhone} {
    && {
      display: block;
      margin-top: calc(-1 * var(--space-3));
      background: var(--sunken);
    }
    && td {
      display: block;
      padding: 0;
      border: 0;
      background: none;
    }
  }
`;
