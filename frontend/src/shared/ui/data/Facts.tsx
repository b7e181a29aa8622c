import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Facts, each below its name. */
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

/** One of `Facts`; renders nothing if the fact is not known. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Facts, each next to its name: pairs of `dt` and `dd`. */
export const FactLines = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  dt {
    color: var(--text-muted);
  }
  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;
