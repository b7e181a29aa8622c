import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '#shared/ui/index.ts';

/** An ActionRow with an explanation of its actions. */
export function Explained({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Stack $gap={2}>
      <ActionRow>{children}</ActionRow>
      <Help>{text}</Help>
    </Stack>
  );
}

export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Help = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
