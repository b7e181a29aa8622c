import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-6);
  border-top: 2px solid var(--line);
  h2 {
    scroll-margin-top: 80px;
  }
`;
