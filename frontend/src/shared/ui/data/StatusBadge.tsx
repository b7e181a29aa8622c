import { CircleCheck, CircleDot, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import type { Tone } from './tone.ts';

const ICONS: Record<Tone, LucideIcon> = {
  neutral: CircleDot,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
};

interface StatusBadgeProps {
  readonly tone: Tone;
  /** If the tone's own icon is not clear enough. */
  readonly icon?: LucideIcon | undefined;
  readonly children: ReactNode;
}

/** A state as word and icon: color is never the only signal. */
export function StatusBadge({ tone, icon, children }: StatusBadgeProps) {
  const Icon = icon ?? ICONS[tone];
  return (
    <Badge $tone={tone}>
      <Icon aria-hidden strokeWidth={2.25} />
      {children}
    </Badge>
  );
}
