import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '#shared/ui/index.ts';

/** Related fields under a legend. */
export function FieldGroup({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <Group>
      <legend>{legend}</legend>
      <Stack $gap={4}>{children}</Stack>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  > legend {
    margin-bottom: var(--space-3);
    padding: 0;
    font: 700 var(--size-20) / 1.2 var(--font-display);
  }
`;
