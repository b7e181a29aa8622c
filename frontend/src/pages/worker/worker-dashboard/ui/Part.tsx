import type { ReactNode } from 'react';
import { Inline, Stack } from '#shared/ui/index.ts';

interface PartProps {
  /** Makes the id of the heading. */
  readonly name: string;
  readonly title: string;
  /** Where there is more of it. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** What stands in a tab, with its heading. */
export function Part({ name, title, more, children }: PartProps) {
  return (
    <Stack as="section" $gap={4} aria-labelledby={`heading-${name}`}>
      <Inline $justify="space-between" $align="baseline">
        <h2 id={`heading-${name}`}>{title}</h2>
        {more}
      </Inline>
      {children}
    </Stack>
  );
}
