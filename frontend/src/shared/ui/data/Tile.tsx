import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { onPhone } from '../../theme/index.ts';
import { Card } from '../layout/Card.tsx';

interface TileProps {
  readonly label: string;
  readonly value: ReactNode;
  /** The parts of the figure, or its date. */
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
}

/** One figure of a dashboard. A group of them is a `<Grid $min="150px" $stretch as="dl">`. */
export function Tile({ label, value, note, icon }: TileProps) {
  return (
    <Box as="div" $tight>
      <dt>
        {icon}
        {label}
      </dt>
      <Figure>{value}</Figure>
      {note && <Note>{note}</Note>}
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  align-content: start;
  gap: 2px;
  && {
    padding: var(--space-4);
  }
  ${onPhone} {
    && {
      padding: var(--space-2) var(--space-3);
    }
  }
  dt {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--text-muted);
    font-size: var(--size-14);
    font-weight: 500;
  }
  dt svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`;

const Figure = styled.dd`
  font: 700 var(--size-34) / 1.15 var(--font-display);
  font-variant-numeric: tabular-nums;
`;

const Note = styled.dd`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
