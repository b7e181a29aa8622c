import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCurrentInView } from '../../lib/index.ts';
import { onPhone } from '../../theme/index.ts';
import { PartBoundary } from '../feedback/PartBoundary.tsx';

export interface TabItem {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly value?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const list = useCurrentInView<HTMLDivElement>('[data-state="active"]');
  const control = value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value };
  return (
    <Radix.Root {...control} {...(onChange ? { onValueChange: onChange } : {})}>
      <List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          <PartBoundary>{tab.content}</PartBoundary>
        </Panel>
      ))}
    </Radix.Root>
  );
}

const List = styled(Radix.List)`
  display: flex;
  overflow-x: auto;
  border-bottom: 2px solid var(--line);
  scrollbar-width: none;
`;

const Trigger = styled(Radix.Trigger)`
  flex: none;
  min-height: 46px;
  margin-bottom: -2px;
  padding: 8px 16px;
  border: 0;
  border-bottom: 4px solid transparent;
  background: none;
  color: var(--text-muted);
  font-weight: 500;
  cursor: pointer;
  ${onPhone} {
    padding-inline: 12px;
  }
  &:hover {
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[data-state='active'] {
    border-bottom-color: var(--accent);
    color: var(--text);
    font-weight: 600;
  }
`;

const Panel = styled(Radix.Content)`
  padding-top: var(--space-4);
`;
