import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '#shared/ui/index.ts';

interface DeviceRowProps {
  readonly title: string;
  /** Time and place. */
  readonly children: ReactNode;
  /** A label or the available action. */
  readonly end: ReactNode;
}

/** One line in a list of device activity. */
export function DeviceRow({ title, children, end }: DeviceRowProps) {
  return (
    <Row as="li" $tight>
      <Words>
        <strong>{title}</strong>
        <p>{children}</p>
      </Words>
      {end}
    </Row>
  );
}

const Row = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;

const Words = styled.div`
  min-width: 0;
  p {
    color: var(--text-muted);
    font-size: var(--size-14);
    overflow-wrap: anywhere;
  }
`;
