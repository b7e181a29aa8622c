import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Fact {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
}

/** A vertical list of names and their values. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px var(--space-4);
    min-height: 40px;
    padding: 6px 0;
    border-bottom: 1px solid var(--line);
  }
  > div:last-child {
    border-bottom: 0;
  }
  dt {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  dd {
    font-variant-numeric: tabular-nums;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;
