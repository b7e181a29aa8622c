import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Inline, Stack } from '#shared/ui/index.ts';

interface PartProps {
  /** Makes the ids of the part and of its heading. */
  readonly name: string;
  readonly title: string;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** One of the four parts, with its heading and where there is more of it. */
export function Part({ name, title, more, children }: PartProps) {
  return (
    <Section id={`part-${name}`} aria-labelledby={`heading-${name}`}>
      <Stack $gap={4}>
        <Inline $justify="space-between" $align="baseline">
          <h2 id={`heading-${name}`}>{title}</h2>
          {more}
        </Inline>
        {children}
      </Stack>
    </Section>
  );
}

const Section = styled.section`
  scroll-margin-top: calc(var(--header-height) + var(--space-4));
`;
