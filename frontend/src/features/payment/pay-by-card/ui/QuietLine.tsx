import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface QuietLineProps {
  readonly icon: ReactNode;
  readonly children: string;
}

export function QuietLine({ icon, children }: QuietLineProps) {
  return (
    <Quiet>
      {icon} {children}
    </Quiet>
  );
}

const Quiet = styled.p`
  display: flex;
  gap: var(--space-2);
  color: var(--text-muted);
  font-size: var(--size-14);
  svg {
    flex: none;
    margin-top: 3px;
  }
`;
