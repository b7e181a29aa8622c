import { ChevronDown, ChevronsUp, ChevronUp, Minus, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Severity } from '#contract/moderation/vocabulary/reports.ts';
import { StatusBadge, type Tone } from '#shared/ui/index.ts';

const LOOKS: Readonly<Record<Severity, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  low: { tone: 'neutral', icon: ChevronDown },
  medium: { tone: 'info', icon: Minus },
  high: { tone: 'warning', icon: ChevronUp },
  critical: { tone: 'danger', icon: ChevronsUp },
};

export function SeverityBadge({ severity }: { readonly severity: Severity }) {
  const { t } = useTranslation('moderation');
  return <StatusBadge {...LOOKS[severity]}>{t(`severity.${severity}`)}</StatusBadge>;
}
