import { CircleX, Clock, Eye, FilePen, FileSignature, Send, Undo2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OfferStatus } from '#contract/hiring/vocabulary/offer-status.ts';
import { StatusBadge, type Tone } from '#shared/ui/index.ts';

const LOOK: Readonly<Record<OfferStatus, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  draft: { tone: 'neutral', icon: FilePen },
  sent: { tone: 'info', icon: Send },
  viewed: { tone: 'info', icon: Eye },
  signed: { tone: 'success', icon: FileSignature },
  declined: { tone: 'danger', icon: CircleX },
  expired: { tone: 'warning', icon: Clock },
  withdrawn: { tone: 'neutral', icon: Undo2 },
};

/** A letter's status. */
export function OfferStatusBadge({ status }: { readonly status: OfferStatus }) {
  const { t } = useTranslation('offer');
  return <StatusBadge {...LOOK[status]}>{t(`status.${status}`)}</StatusBadge>;
}
