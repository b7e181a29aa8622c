import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page that does not break across printed pages if it fits on one. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Box>
  );
}

const Box = styled.section`
  min-width: 0;
  h2 {
    margin-bottom: var(--space-2);
    padding-bottom: var(--space-1);
    border-bottom: 1px solid var(--line);
    font-size: var(--size-20);
  }
  @media print {
    break-inside: avoid;
    h2 {
      break-after: avoid;
    }
    /* Outlines the labels, because browsers do not print their background. */
    li {
      border: 0.75pt solid #555;
    }
  }
`;
