import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface EmptyLineProps {
  readonly title: string;
  readonly text: string;
  /** Secondary links. The primary button is in the banner above. */
  readonly children: ReactNode;
}

/**
 * An empty list in one line, since the banner already suggests the first job (rules.md#employer-dashboard).
 */
export function EmptyLine({ title, text, children }: EmptyLineProps) {
  return (
    <Line>
      <strong>{title}</strong>
      <span>{text}</span>
      {children}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-4);
  border: 2px dashed var(--line);
  border-radius: var(--radius);
  span {
    color: var(--text-muted);
  }
`;
