import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Tone } from '../data/tone.ts';

const ICONS = { neutral: Info, info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX };

interface CalloutProps {
  readonly tone?: Tone;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A note in the flow of a page that the user needs before continuing. */
export function Callout({ tone = 'info', title, children }: CalloutProps) {
  const Icon = ICONS[tone];
  return (
    <Box $tone={tone}>
      <Icon size={20} aria-hidden />
      <div>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
    </Box>
  );
}

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1.5px solid color-mix(in srgb, currentColor 40%, transparent);
  border-radius: var(--radius);
  background: ${({ $tone }) => `var(--${$tone}-soft)`};
  color: ${({ $tone }) => `var(--on-${$tone}-soft)`};
  strong {
    display: block;
    font-weight: 600;
  }
  svg {
    flex: none;
    margin-top: 2px;
  }
  /* A link that looks like a button has its own. */
  a:not([class]) {
    color: inherit;
  }
`;
