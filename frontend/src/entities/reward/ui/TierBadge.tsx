import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tier } from '#contract/hiring/vocabulary/tiers.ts';
import { Badge } from '#shared/ui/index.ts';

export function TierBadge({ tier }: { readonly tier: Tier }) {
  const { t } = useTranslation('reward');
  return (
    <Badge $tone="warning">
      <Award aria-hidden />
      {t(`tier.${tier}`)}
    </Badge>
  );
}
