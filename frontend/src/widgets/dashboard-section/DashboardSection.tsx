import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Inline, Stack } from '#shared/ui/index.ts';

interface DashboardSectionProps {
  /** Used in the IDs of the section and its heading. */
  readonly name: string;
  readonly title: string;
  /** A link to the full list. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a dashboard or its tab, with a heading and a link to more. */
export function DashboardSection({ name, title, more, children }: DashboardSectionProps) {
  return (
    <Section id={`section-${name}`} aria-labelledby={`heading-${name}`}>
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
