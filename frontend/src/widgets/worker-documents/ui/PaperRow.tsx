import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface PaperRowProps {
  readonly id: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** One kind of document in a worker's list. */
export function PaperRow({ id, icon, title, children }: PaperRowProps) {
  return (
    <Row aria-labelledby={id}>
      {icon}
      <div>
        <h3 id={id}>{title}</h3>
        {children}
      </div>
    </Row>
  );
}

const Row = styled.section`
  display: flex;
  gap: var(--space-3);
  padding-block: var(--space-4);
  &:last-child {
    padding-bottom: 0;
  }
  border-top: 1px solid var(--line);
  > svg {
    flex: none;
    margin-top: 2px;
    color: var(--text-muted);
  }
  p {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  a {
    font-size: var(--size-14);
  }
`;
