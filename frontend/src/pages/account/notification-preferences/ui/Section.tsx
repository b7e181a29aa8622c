import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '#shared/ui/index.ts';

interface SectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One setting with its explanation. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Stack $gap={3}>
        <div>
          <h2 id={id}>{title}</h2>
          <Text>{text}</Text>
        </div>
        {children}
      </Stack>
    </Box>
  );
}

const Box = styled.section`
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
`;

const Text = styled.p`
  color: var(--text-muted);
`;
