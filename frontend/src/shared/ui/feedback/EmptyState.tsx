import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  /** The one thing to do next. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <Notice>
      {icon && <Mark aria-hidden>{icon}</Mark>}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </Notice>
  );
}

export const Notice = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-10) var(--space-4);
  border: 2px dashed var(--line);
  border-radius: var(--radius);
  text-align: center;
  /* Never a level below the one above it, wherever it stands. */
  h2 {
    font-size: var(--size-20);
  }
  p {
    max-width: 46ch;
    color: var(--text-muted);
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: var(--radius);
  background: var(--neutral-soft);
  color: var(--on-neutral-soft);
  svg {
    width: 28px;
    height: 28px;
  }
`;
