import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** What is known, each with a line of its own. */
export const Facts = styled.dl`
  display: grid;
  gap: var(--space-3);
  dt {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
