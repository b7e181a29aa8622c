import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

interface PopoverProps {
  readonly trigger: ReactElement;
  readonly label: string;
  readonly children: ReactNode;
}

/** A small box next to its button: an explanation, a filter. */
export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel aria-label={label} sideOffset={6} collisionPadding={8}>
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Panel = styled(Radix.Content)`
  z-index: 45;
  max-width: min(360px, calc(100vw - 16px));
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--shadow);
`;
