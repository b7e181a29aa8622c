import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { onWide } from '#shared/theme/index.ts';
import { Skeleton } from '#shared/ui/index.ts';

interface NextActionBannerProps {
  readonly icon: LucideIcon;
  /** A label above the title. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** Only `high` is highlighted. */
  readonly priority: 'high' | 'medium' | 'low';
  /** The one button or link of the action. */
  readonly children: ReactNode;
}

/** The one thing to do next (rules.md#next-action). Each dashboard provides its own text and action. */
export function NextActionBanner({
  icon: Icon,
  label,
  title,
  text,
  priority,
  children,
}: NextActionBannerProps) {
  return (
    <Banner aria-labelledby="next-action" $loud={priority === 'high'}>
      <Icon size={34} aria-hidden />
      <div>
        <Over>{label}</Over>
        <h2 id="next-action">{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </Banner>
  );
}

/** Reserves the banner's height; its text usually takes two lines on a phone. */
export function NextActionWaiting() {
  return <Waiting aria-hidden />;
}

const PHONE_HEIGHT = '160px';
const WIDE_HEIGHT = '119px';

const Waiting = styled(Skeleton)`
  height: ${PHONE_HEIGHT};
  ${onWide} {
    height: ${WIDE_HEIGHT};
  }
`;

const Banner = styled.section<{ $loud: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-2) var(--space-4);
  min-height: ${PHONE_HEIGHT};
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-left: 6px solid ${({ $loud }) => ($loud ? 'var(--hi-vis)' : 'var(--accent)')};
  border-radius: var(--radius);
  background: var(--surface);
  > svg {
    color: var(--accent);
  }
  h2 {
    font-size: var(--size-26);
  }
  > button,
  > a {
    grid-column: 1 / -1;
  }
  ${onWide} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    min-height: ${WIDE_HEIGHT};
    padding: var(--space-5) var(--space-6);
    > button,
    > a {
      grid-column: auto;
    }
  }
`;

const Over = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
