import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const ICONS = { success: CircleCheck, danger: CircleX, warning: Clock } satisfies Record<string, LucideIcon>;

interface NoticeProps {
  readonly tone: keyof typeof ICONS;
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

/** The state of something that was opened from a link: the page's heading, in the color of the state. */
export function Notice({ tone, title, text, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    // It appears after a wait or an answer, so screen readers must announce it.
    <Box $tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={34} aria-hidden />
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </Box>
  );
}

const Box = styled.div<{ $tone: keyof typeof ICONS }>`
  display: flex;
  gap: var(--space-4);
  padding: var(--space-5) var(--space-4);
  border: 1.5px solid color-mix(in srgb, currentColor 40%, transparent);
  border-radius: var(--radius);
  background: ${({ $tone }) => `var(--${$tone}-soft)`};
  color: ${({ $tone }) => `var(--on-${$tone}-soft)`};
  svg {
    flex: none;
  }
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h1 {
    margin-bottom: var(--space-2);
  }
  > div > p + :is(p, a) {
    margin-top: var(--space-3);
  }
  /* A link that looks like a button has its own. */
  a:not([class]) {
    color: inherit;
  }
`;
