import {
  BadgeCheck,
  CalendarClock,
  CircleX,
  FilePen,
  FileSignature,
  HardHat,
  Inbox,
  ScanSearch,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApplicationStatus } from '#contract/hiring/vocabulary/application-status.ts';
import { StatusBadge, type Tone } from '#shared/ui/index.ts';

const LOOK: Readonly<Record<ApplicationStatus, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  submitted: { tone: 'neutral', icon: Inbox },
  reviewing: { tone: 'info', icon: ScanSearch },
  interview: { tone: 'info', icon: CalendarClock },
  offer_sent: { tone: 'warning', icon: FilePen },
  offer_signed: { tone: 'success', icon: FileSignature },
  hired: { tone: 'success', icon: HardHat },
  completed: { tone: 'success', icon: BadgeCheck },
  rejected: { tone: 'danger', icon: CircleX },
};

/** An application's status in the worker's words (rules.md#application-words). */
export function ApplicationStatusBadge({ status }: { readonly status: ApplicationStatus }) {
  const { t } = useTranslation('worker');
  const { tone, icon } = LOOK[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </StatusBadge>
  );
}
