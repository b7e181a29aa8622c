import {
  BadgeCheck,
  CalendarClock,
  CircleX,
  FilePen,
  FileSignature,
  HardHat,
  Inbox,
  Phone,
  type LucideIcon,
} from 'lucide-react';
import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';
import type { Tone } from '#shared/ui/index.ts';

interface StatusStyle {
  readonly tone: Tone;
  readonly icon: LucideIcon;
}

/** Badges: hired, completed and signed stand out, rejected warns, the others are plain (rules.md#status-words). */
export const STATUS_STYLE: Readonly<Record<ReferralStatus, StatusStyle>> = {
  submitted: { tone: 'neutral', icon: Inbox },
  contacted: { tone: 'info', icon: Phone },
  interviewing: { tone: 'info', icon: CalendarClock },
  offer_sent: { tone: 'warning', icon: FilePen },
  offer_signed: { tone: 'success', icon: FileSignature },
  hired: { tone: 'success', icon: HardHat },
  completed: { tone: 'success', icon: BadgeCheck },
  rejected: { tone: 'danger', icon: CircleX },
};
