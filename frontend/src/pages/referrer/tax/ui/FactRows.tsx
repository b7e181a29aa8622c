import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Fact = readonly [name: string, value: ReactNode];

/** Labels and values next to each other. */
export function FactRows({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Rows>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Rows>
  );
}

const Rows = styled.dl`
  margin: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--line);
  }
  > div:last-child {
    border-bottom: 0;
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
