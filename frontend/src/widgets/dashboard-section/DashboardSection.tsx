import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Inline, Stack } from '#shared/ui/index.ts';

interface DashboardSectionProps {
  /** Makes the ids of the section and of its heading. */
  readonly name: string;
  readonly title: string;
  /** The link to more of it. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a dashboard or of one of its tabs, with its heading and where there is more of it. */
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
